#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Counts the test cases of one `bazel test` run: the events of that run say which result files are its own."""

import argparse
import json
import sys
import urllib.parse
import xml.etree.ElementTree as ElementTree
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

TAIL_LINES = 30
TAILS = 5


@dataclass
class Report:
    cases: Counter[str] = field(default_factory=Counter)
    # What failed, in a sentence, and the log that shows it.
    failures: list[tuple[str, Path | None]] = field(default_factory=list)

    @property
    def summary(self) -> str:
        return ", ".join(f"{self.cases[outcome]} {outcome}" for outcome in ("passed", "failed", "skipped"))

    @property
    def good(self) -> bool:
        return not self.failures and not self.cases["failed"] and self.cases["passed"] > 0

    def fail(self, sentence: str, log: Path | None) -> None:
        self.cases["failed"] += 1
        self.failures.append((sentence, log))


def read_cases(xml: Path) -> Counter[str]:
    """The outcomes in one file of JUnit XML, as GoogleTest, pytest or Bazel itself writes it."""
    outcomes: Counter[str] = Counter()
    for case in ElementTree.parse(xml).iter("testcase"):
        children = {child.tag for child in case}
        if children & {"failure", "error"}:
            outcomes["failed"] += 1
        elif "skipped" in children or case.get("status") == "notrun":
            outcomes["skipped"] += 1
        else:
            outcomes["passed"] += 1
    return outcomes


def count(events: Iterable[dict[str, Any]]) -> Report:
    targets: set[str] = set()
    # Shards and runs of a target are apart; of several attempts the last one speaks.
    results: dict[str, dict[tuple[int, int], dict[str, Any]]] = {}
    for event in events:
        if "testSize" in event.get("configured", {}):
            targets.add(event["id"]["targetConfigured"]["label"])
        if "testResult" in event:
            identity = event["id"]["testResult"]
            shards = results.setdefault(identity["label"], {})
            shards[identity.get("run", 1), identity.get("shard", 1)] = event["testResult"]

    report = Report()
    for target in sorted(targets | results.keys()):
        found = Counter({"passed": 0})
        for (_, shard), result in sorted(results.get(target, {}).items()):
            files = {
                output["name"]: Path(urllib.parse.unquote(urllib.parse.urlparse(output["uri"]).path))
                for output in result.get("testActionOutput", [])
            }
            log = files.get("test.log")
            status = result.get("status", "NO_STATUS")
            where = f"{target} (shard {shard})" if len(results[target]) > 1 else target
            try:
                outcomes = read_cases(files["test.xml"])
            except (KeyError, OSError, ElementTree.ParseError):
                report.fail(f"{where}: {status}, and no readable test.xml", log)
                found["failed"] += 1
                continue
            found += outcomes
            report.cases += outcomes
            if outcomes["failed"]:
                report.failures.append((f"{where}: {outcomes['failed']} failed", log))
            elif status not in ("PASSED", "FLAKY"):
                report.fail(f"{where}: {status}, though no test case failed", log)
        if target not in results:
            report.fail(f"{target}: never ran", None)
        elif not found.total():
            report.fail(f"{target}: ran no test case", None)
    return report


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("events", type=Path, help="what --build_event_json_file wrote")
    arguments = parser.parse_args()
    try:
        lines = arguments.events.read_text(encoding="utf-8").splitlines()
    except OSError as error:
        print(f"{arguments.events}: {error.strerror}: Bazel wrote no events.", file=sys.stderr)
        lines = []
    report = count(json.loads(line) for line in lines if line.strip())
    for i, (sentence, log) in enumerate(report.failures):
        print(f"FAILED {sentence}")
        if i < TAILS and log and log.exists():
            print("\n".join("    " + line for line in log.read_text(errors="replace").splitlines()[-TAIL_LINES:]))
    print(report.summary)
    return 0 if report.good else 1


if __name__ == "__main__":
    sys.exit(main())
