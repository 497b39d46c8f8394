# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Assembles many kernels into one archive with a table: what the tests link."""

import os
import shutil
import subprocess
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

from generator.emit import ROOT, SPDX, emit, environment
from generator.errors import AesgenError
from generator.kernels import KeyExpand, Kernel
from generator.produce import write_file


def _assemble(kernel: Kernel | KeyExpand, folder: Path, compiler: str, flags: tuple[str, ...]) -> Path:
    source = folder / f"{kernel.name}.S"
    source.write_text(emit(kernel))
    target = source.with_suffix(".o")
    command = [compiler, *flags, "-c", f"-I{ROOT / 'runtime'}", "-o", str(target), str(source)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        first = next(iter(done.stderr.splitlines()), "no message")
        raise AesgenError(f"{compiler} does not assemble {source.name}: {first}; see {source}")
    return target


def build(
    kernels: list[Kernel], folder: Path, compiler: str, flags: tuple[str, ...] = (), jobs: int | None = None
) -> None:
    """Writes KERNEL.S and KERNEL.o for each kernel and for the key expansion of each ISA, libproduct.a, product.c and product.h into folder.

    compiler: a C compiler for the kernels' architecture; its `ar` is looked for beside it. AesgenError where it fails.
    """
    path = shutil.which(compiler)
    if path is None:
        raise AesgenError(f"compiler {compiler} is not on PATH; name one with --cc, or run ./setup")
    ar = (
        path.removesuffix("gcc") + "ar"
        if path.endswith("gcc") and shutil.which(path.removesuffix("gcc") + "ar")
        else "ar"
    )
    folder.mkdir(parents=True, exist_ok=True)
    key_expands = [KeyExpand(isa) for isa in sorted({kernel.isa for kernel in kernels})]
    everything: list[Kernel | KeyExpand] = [*kernels, *key_expands]
    with ProcessPoolExecutor(min(jobs or os.cpu_count() or 1, len(everything))) as pool:
        work = partial(_assemble, folder=folder, compiler=path, flags=flags)
        objects = list(pool.map(work, everything, chunksize=8))
    for name in ("product.c", "product.h"):
        text = (
            environment().get_template(f"tables/{name}.j2").render(spdx=SPDX, kernels=kernels, key_expands=key_expands)
        )
        write_file(folder / name, text.encode())
    archive = folder / "libproduct.a"
    archive.unlink(missing_ok=True)
    # ar has no list file of its own; the names go in by chunks.
    for start in range(0, len(objects), 200):
        subprocess.run([ar, "rcsD", str(archive), *map(str, objects[start : start + 200])], check=True)
