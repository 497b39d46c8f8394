#!/bin/sh
# SPDX-License-Identifier: Apache-2.0 OR MIT
# Runs pytest as Bazel wants it: junit XML where it says, and nothing written beside the sources.
# A python3 in front of Debian's may lack its packages.
python=/usr/bin/python3
if python3 -c 'import jinja2, pytest' 2>/dev/null; then
    python=python3
fi
export PYTHONDONTWRITEBYTECODE=1
export PYTHONPATH="$PWD:$PWD/bazel${PYTHONPATH:+:$PYTHONPATH}"
exec "$python" -m pytest -p no:cacheprovider -p bazel_pytest -q -ra --tb=short --strict-markers \
    ${XML_OUTPUT_FILE:+"--junitxml=$XML_OUTPUT_FILE"} "$@"
