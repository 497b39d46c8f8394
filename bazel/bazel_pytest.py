# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A pytest plugin: takes the share of the test cases that belongs to this shard of a Bazel test."""

import os
from pathlib import Path

import pytest


TOTAL = int(os.environ.get("TEST_TOTAL_SHARDS") or 1)
INDEX = int(os.environ.get("TEST_SHARD_INDEX") or 0)


def pytest_sessionstart() -> None:
    status = os.environ.get("TEST_SHARD_STATUS_FILE")
    if status:
        Path(status).touch()  # tells Bazel that the shards divide the work and do not repeat it


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if TOTAL > 1:
        config.hook.pytest_deselected(items=[item for i, item in enumerate(items) if i % TOTAL != INDEX])
        items[:] = items[INDEX::TOTAL]


def pytest_sessionfinish(session: pytest.Session, exitstatus: int) -> None:
    """An empty shard is no failure; the first one is never empty unless the whole test is."""
    if INDEX > 0 and exitstatus == pytest.ExitCode.NO_TESTS_COLLECTED:
        session.exitstatus = pytest.ExitCode.OK
