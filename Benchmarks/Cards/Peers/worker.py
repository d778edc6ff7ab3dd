"""Draws the card with the programs that people compare sitegen with: worker.py SCENES.

It answers the orders that BenchCards does, in the same words: CONTESTANT SIZE BACKGROUND COUNT
[PATH].
"""

import importlib
import json
import sys
import time


def main():
    with open(sys.argv[1]) as file:
        scenes = json.load(file)
    contestants = {}
    for line in sys.stdin:
        name, size, background, count, *path = line.rstrip("\n").split(" ", 4)
        if name not in contestants:
            # Imported here, so that a process pays only for the one that it measures.
            contestants[name] = importlib.import_module(f"{name}_cards").Cards(scenes)
        cards = contestants[name]
        cards.prepare(size, background)
        start = time.process_time()
        for _ in range(int(count)):
            data = cards.draw(size, background)
        seconds = time.process_time() - start
        if path:
            with open(path[0], "wb") as file:
                file.write(data)
        print(seconds, len(data), flush=True)


main()
