"""Measures `sitegen plan` over data files: bench-content.py PROGRAM RECORDS."""

import csv
import json
import os
import pathlib
import subprocess
import sys
import tempfile

RUNS = 5
SITE = """title: Bench
url: https://share.example
app: {link: "https://share.example/open/{path}"}
sections: {moments: {kind: achievement}}
"""


def records(count):
    for number in range(count):
        yield {
            "slug": f"moment-{number}",
            "title": f"Moment number {number} of the year",
            "metric": f"{number / 10:.1f} km",
            "subtitle": f"Somebody ran {number} metres, and then some more",
            "icon": "figure.run",
            "date": f"2026-{number % 12 + 1:02}-{number % 28 + 1:02}",
            "tags": ["first times", "rain"] if number % 2 else ["habits"],
            "description": f"About the moment {number}, and what came of it.",
            "params": {"city": "Lund"},
        }


def write_csv(file, count):
    rows = csv.writer(file)
    for record in records(count):
        flat = dict(record, tags=";".join(record["tags"]), params=record["params"]["city"])
        if record["slug"] == "moment-0":
            names = {"tags": "tags[]", "params": "params.city"}
            rows.writerow(names.get(key, key) for key in flat)
        rows.writerow(flat.values())


def write_json(file, count):
    json.dump(list(records(count)), file, indent=1)


def write_ndjson(file, count):
    file.writelines(json.dumps(record) + "\n" for record in records(count))


def measure(program, folder):
    """Seconds of CPU and MB of memory of one run."""
    process = subprocess.Popen([program, "plan"], cwd=folder, stdout=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit("sitegen plan failed")
    bytes_of_unit = 1 if sys.platform == "darwin" else 1024
    return usage.ru_utime + usage.ru_stime, usage.ru_maxrss * bytes_of_unit / 1e6


program, count = sys.argv[1], int(sys.argv[2])
for name, write in [("csv", write_csv), ("json", write_json), ("ndjson", write_ndjson)]:
    with tempfile.TemporaryDirectory() as path:
        folder = pathlib.Path(path)
        (folder / "site").mkdir()
        (folder / "site/site.yml").write_text(SITE)
        (folder / "content/moments").mkdir(parents=True)
        with open(folder / f"content/moments/all.{name}", "w", newline="") as file:
            write(file, count)
        runs = sorted(measure(program, folder) for _ in range(RUNS))
    (least, memory), (middle, _) = runs[0], runs[RUNS // 2]
    print(f"{name:7}{count} records: {least:.2f} s least, {middle:.2f} s middle, {memory:.0f} MB")
