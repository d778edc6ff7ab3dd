"""Measures what a card costs: bench-cards.py PROGRAM FOLDER RUNS BACKGROUNDS KEEP [PYTHON].

PROGRAM is BenchCards, FOLDER has the scenes and the other programs' workers, BACKGROUNDS is a list
with commas, KEEP is a folder for the pictures or nothing, and PYTHON has the other programs.
"""

import contextlib
import json
import os
import pathlib
import subprocess
import sys
import tempfile

from bench_cards_results import OTHERS, OWN, PEERS, SIZES, Results

# Cards in a measurement, by what a card takes.
CARDS = {"flat": 5, "gradient": 3, "photo": 1}
# The mean distance to sitegen's pixels, of 255, above which a contestant draws another card: text
# that is smoothed otherwise makes half of it.
SAME_CARD = 1.5


def say(message):
    print(f"bench: {message}", file=sys.stderr)


def stop(message):
    say(f"error: {message}")
    sys.exit(3)


def order(name, size, background, count, path=None):
    return f"{name} {size} {background} {count}" + (f" {path}" if path else "") + "\n"


class Worker:
    """A contestant's process that is kept warm."""

    def __init__(self, name, command):
        self.name = name
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def draw(self, size, background, count, path=None):
        """Milliseconds of CPU a card and the bytes of the file."""
        try:
            self.process.stdin.write(order(self.name, size, background, count, path))
            self.process.stdin.flush()
        except BrokenPipeError:
            stop(f"{self.name} has ended; see what it says above")
        answer = self.process.stdout.readline().split()
        if len(answer) != 2:
            stop(f"{self.name} did not draw {size} on {background}; see what it says above")
        return float(answer[0]) * 1e3 / count, int(answer[1])

    def end(self):
        self.process.stdin.close()
        self.process.wait()


def measure_warm(worker, background, results):
    """Cards of each size, after one that fills what the contestant keeps between cards."""
    drawn = []
    for size in SIZES:
        worker.draw(size, background, 1)
        drawn.append(worker.draw(size, background, CARDS[background]))
        results.add(background, worker.name, size, *drawn[-1])
    results.add(background, worker.name, "set", sum(milliseconds for milliseconds, _ in drawn))


def cold(name, command, sizes):
    """Milliseconds of CPU of a whole process that draws one card of each of the sizes."""
    process = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, text=True)
    # One that fails at once may have ended before it reads; its status tells.
    with contextlib.suppress(BrokenPipeError):
        process.stdin.write("".join(order(name, size, "flat", 1) for size in sizes))
        process.stdin.close()
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = status
    if status:
        stop(f"{name} failed in a fresh process; see what it says above")
    return (usage.ru_utime + usage.ru_stime) * 1e3


def measure_cold(name, command, results):
    for size in SIZES:
        results.add("cold", name, size, cold(name, command, [size]))
    results.add("cold", name, "set", cold(name, command, SIZES))


def measure(runs, backgrounds, commands, pictures):
    """Runs the contestants in turns, so that what else the machine does meets all of them."""
    results = Results()
    workers = [Worker(name, command) for name, command in commands.items()]
    for background in backgrounds:
        for worker in workers:
            for size in SIZES:
                path = pictures / f"{background}-{size}-{worker.name}.png"
                worker.draw(size, background, 1, path)
    for _ in range(runs):
        for background in backgrounds:
            for worker in workers:
                measure_warm(worker, background, results)
        if "flat" in backgrounds:
            for name, command in commands.items():
                # Nothing is finished in a fresh process, so it has no floor.
                if name != "floor":
                    measure_cold(name, command, results)
    for worker in workers:
        worker.end()
    return results


def print_likeness(python, compare, pictures):
    """How alike the contestants' cards are: the time of another card would say nothing."""
    for size in SIZES:
        files = [pictures / f"flat-{size}-{name}.png" for name in ["sitegen", *OTHERS]]
        lines = subprocess.check_output([python, "-B", compare, *files], text=True).split()
        means = dict(zip(OTHERS, map(float, lines), strict=True))
        words = ", ".join(f"{name} {mean:.2f}" for name, mean in means.items())
        print(f"distance to sitegen's pixels, of 255, {size}: {words}")
        for name, mean in means.items():
            if mean > SAME_CARD:
                say(f"{name} draws another {size} card than sitegen; bring scenes.json up to date")
    print()


def resolved(scenes, photo):
    """The scenes with the files of the fonts and of the photo."""
    fonts = {}
    for name, pattern in scenes["fonts"].items():
        command = ["fc-match", "-f", "%{family}\n%{file}", pattern]
        families, fonts[name] = subprocess.check_output(command, text=True).split("\n")
        if pattern.split(":")[0] not in families.split(","):
            stop(f"no font is installed for '{pattern}'; see scripts/lib/system-packages.sh")
    return dict(scenes, fonts=fonts, photo=str(photo))


def main():
    program, folder, runs, backgrounds, keep, *python = sys.argv[1:]
    folder = pathlib.Path(folder)
    with tempfile.TemporaryDirectory() as path:
        temporary = pathlib.Path(path)
        pictures = pathlib.Path(keep or temporary).resolve()
        pictures.mkdir(parents=True, exist_ok=True)
        photo, scenes = temporary / "photo.jpg", temporary / "scenes.json"
        subprocess.run([program, "photo", photo], check=True)
        text = (folder / "scenes.json").read_text()
        scenes.write_text(json.dumps(resolved(json.loads(text), photo)))
        commands = {name: [program, scenes] for name in OWN}
        if python:
            worker = [python[0], "-B", folder / "Peers/worker.py", scenes]
            commands.update({name: worker for name in PEERS})
        results = measure(int(runs), backgrounds.split(","), commands, pictures)
        results.print_tables()
        if python and "flat" in backgrounds:
            print_likeness(python[0], folder / "Peers/compare.py", pictures)
    results.print_ratios()


main()
