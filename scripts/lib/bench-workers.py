"""Measures how much faster a build is with two workers: bench-workers.py PROGRAM PAGES."""

import pathlib
import subprocess
import sys
import tempfile
import time

RUNS = 5
SITE = "title: Bench\nurl: https://share.example\n"
PAGE = """---
kind: achievement
title: Run number {number}
metric: {number} km
icon: figure.run
---

About run {number}.
"""


def measure(program, folder, jobs):
    """Seconds by the clock of a build of everything."""
    start = time.monotonic()
    command = [program, "build", "--quiet", "--output", f"public-{jobs}", "--jobs", str(jobs)]
    subprocess.run(["rm", "-rf", f"public-{jobs}"], cwd=folder, check=True)
    subprocess.run(command, cwd=folder, check=True)
    return time.monotonic() - start


program, pages = sys.argv[1], int(sys.argv[2])
with tempfile.TemporaryDirectory() as path:
    folder = pathlib.Path(path)
    (folder / "site").mkdir()
    (folder / "site/site.yml").write_text(SITE)
    (folder / "content").mkdir()
    for number in range(pages):
        (folder / f"content/{number}.md").write_text(PAGE.format(number=number))
    # One after the other, so that other work on the machine falls on both.
    runs = [[measure(program, folder, jobs) for jobs in (1, 2)] for _ in range(RUNS)]
one, two = (min(times) for times in zip(*runs, strict=True))
print(f"{4 * pages} cards: {one:.2f} s with one worker, {two:.2f} s with two")
print(f"ratio one/two workers: {one / two:.2f}")
