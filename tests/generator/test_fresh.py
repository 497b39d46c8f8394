# SPDX-License-Identifier: Apache-2.0 OR MIT
"""generated/ is what the generator makes, on every machine; and a row of the table is all that a core needs."""

import os
import re
import shutil
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from generator.emit import emit
from generator.kernels import product
from generator.produce import differences
from tests.generator.tree import aesgen, contents, copy

VICTIM = "aes_ctr_armv8ce_x4_call_resident_y0.S"
# A folder that holds another version of Jinja2, to compare what it makes.
OTHER_JINJA2 = os.environ.get("AESGEN_JINJA2_PATH")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    return copy(tmp_path)


def test_generated_is_fresh() -> None:
    assert not differences(Path.cwd())


def test_check_says_so(tree: Path) -> None:
    before = contents(tree)
    done = aesgen("check", tree=tree)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"generated/ is fresh\n", b"")
    assert contents(tree) == before


def changed(tree: Path) -> str:
    file = tree / "generated" / VICTIM
    text = file.read_text()
    file.write_text(
        text.replace("\tret\n", "\tnop\n\tret\n", 1) if "\tret\n" in text else text.replace(" ret\n", " nop\n ret\n", 1)
    )
    assert file.read_text() != text
    return f"changed: generated/{VICTIM}"


def changed_in_white_space(tree: Path) -> str:
    with (tree / "generated" / "bind.h").open("ab") as file:
        file.write(b" ")
    return "changed: generated/bind.h"


def missing(tree: Path) -> str:
    (tree / "generated" / "rows.bzl").unlink()
    return "missing: generated/rows.bzl"


def orphan(tree: Path) -> str:
    shutil.copy(tree / "generated" / VICTIM, tree / "generated" / "aes_ctr_armv8ce_x3_old.S")
    return "orphan: generated/aes_ctr_armv8ce_x3_old.S"


def orphan_of_another_kind(tree: Path) -> str:
    (tree / "generated" / ".partial").write_bytes(b"")
    return "orphan: generated/.partial"


def template_changed(tree: Path) -> str:
    file = tree / "templates" / "tables" / "rows.bzl.j2"
    file.write_text(file.read_text() + "# more\n")
    return "changed: generated/rows.bzl"


def test_what_is_not_fresh_is_named_and_regenerate_mends_it(tree: Path) -> None:
    changes = (changed_in_white_space, changed, missing, orphan, orphan_of_another_kind)
    lines = [harm(tree) for harm in changes]
    done = aesgen("check", tree=tree)
    reported = [text for text in done.stdout.decode().splitlines() if re.match("changed|missing|orphan", text)]
    assert (done.returncode, sorted(reported)) == (1, sorted(lines))
    assert done.stderr == b"aesgen: generated/ is not what the generator makes; run ./aesgen regenerate.\n"
    words = {"changed": "changed", "missing": "made", "orphan": "removed"}
    mended = [f"{words[line.split(':')[0]]} {line.split(': ')[1]}" for line in lines]
    assert sorted(aesgen("regenerate", tree=tree).stdout.decode().splitlines()) == sorted(mended)
    assert contents(tree / "generated") == contents(Path("generated"))


@pytest.mark.parametrize("harm", [missing, orphan])
def test_one_thing_that_is_not_fresh_is_enough(tree: Path, harm: Callable[[Path], str]) -> None:
    line = harm(tree)
    assert differences(tree)[0] == line


def test_a_template_that_was_changed_is_seen(tree: Path) -> None:
    line = template_changed(tree)
    done = aesgen("check", tree=tree)
    assert done.returncode == 1 and done.stdout.decode().splitlines()[0] == line


SURROUNDINGS = {
    "locale C without UTF-8, hash seed 0": {
        "LC_ALL": "C",
        "PYTHONUTF8": "0",
        "PYTHONCOERCECLOCALE": "0",
        "PYTHONHASHSEED": "0",
    },
    "another time zone, hash seed 1": {"TZ": "Pacific/Kiritimati", "PYTHONHASHSEED": "1", "PYTHONOPTIMIZE": "2"},
}


@pytest.mark.parametrize("what", SURROUNDINGS)
def test_all_is_made_from_nothing_and_depends_on_nothing_around_it(tree: Path, what: str) -> None:
    """From another folder, too; and nothing else is left in the tree."""
    before = set(contents(tree))
    shutil.rmtree(tree / "generated")
    done = aesgen("regenerate", tree=tree, cwd=Path("/"), **SURROUNDINGS[what])
    assert (done.returncode, done.stderr) == (0, b"")
    assert contents(tree / "generated") == contents(Path("generated"))
    assert aesgen("list", "--count", tree=tree).returncode == 0
    assert set(contents(tree)) == before


@pytest.mark.skipif(OTHER_JINJA2 is None, reason="AESGEN_JINJA2_PATH names no folder with another Jinja2")
def test_another_jinja2_makes_the_same_bytes(tree: Path) -> None:
    script = "import jinja2; print(jinja2.__version__)"
    path = os.pathsep.join([str(OTHER_JINJA2), str(tree)])
    versions = [
        os.popen(f"PYTHONPATH='{where}' '{sys.executable}' -c '{script}'").read() for where in (path, str(tree))
    ]
    assert versions[0] != versions[1], f"AESGEN_JINJA2_PATH holds the same Jinja2, {versions[0].strip()}"
    shutil.rmtree(tree / "generated")
    done = aesgen("regenerate", tree=tree, PYTHON=sys.executable, PYTHONPATH=str(OTHER_JINJA2))
    assert (done.returncode, done.stderr) == (0, b"")
    assert contents(tree / "generated") == contents(Path("generated"))
    for member in list(product())[::151]:
        text = aesgen(*member.command.split()[1:], tree=tree, PYTHON=sys.executable, PYTHONPATH=str(OTHER_JINJA2))
        assert text.stdout.decode() == emit(member), member.name


def test_a_sixth_row_touches_one_place(tree: Path) -> None:
    """The rows of docs/adding-a-core.md, as they stand there, are in every table when the generator has run."""
    document = Path("docs/adding-a-core.md").read_text()
    blocks = re.findall(r"^ *```python\n(.*?)^ *```$", document, re.M | re.S)
    for arch, block in zip(("aarch64", "x86_64"), blocks, strict=True):
        table = tree / "generator" / f"rows_{arch}.py"
        head, opening, rows = table.read_text().partition(f"{arch.upper()}_ROWS: tuple[Uarch, ...] = (\n")
        assert opening, "the table begins elsewhere"
        table.write_text(head + opening + block + rows)
    done = aesgen("regenerate", tree=tree)
    assert (done.returncode, done.stderr) == (0, b""), done.stderr.decode()
    generated = {name: text.decode() for name, text in contents(tree / "generated").items()}
    changed_tables = {name for name, text in contents(Path("generated")).items() if generated[name] != text.decode()}
    assert changed_tables == {"README.md", "bind.h", "rows.bzl", "uarch_table.h"}
    assert '#define AESGEN_BIND_ROW "example-one"' in generated["bind.h"] and "example_one" in generated["bind.h"]
    assert '    "example_one": _row("example-one", "aarch64", ' in generated["rows.bzl"]
    assert "| `example_one` | Example One | 7f:123 | armv8ce | 4 | 64 | published" in generated["README.md"]
    assert 'ROW("example-one", "example_one", ' in generated["uarch_table.h"]
    assert "MIDR(0x7f, 0x123, -1, 0)" in generated["uarch_table.h"]
    assert re.search(r'CPUID\("GenuineIntel", 0x6, 0xf0, 0xf1, 0, 15, 0x00, \d+\)', generated["uarch_table.h"])
    assert '    "example_three": _row("example-three", "x86_64", ' in generated["rows.bzl"]
    assert "| `example_three` | Example Three | intel:6:f0-f1 | vaes512 | 8 | 256 | published" in generated["README.md"]
    text = aesgen("explain", "example_one", tree=tree).stdout.decode()
    assert "example-one" in text and "7f:123" in text and "Example One guide" in text
