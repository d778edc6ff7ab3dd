"""Tells how far pictures are from a first one: compare.py PICTURE OTHER…

A line for each other: the mean distance of the channels of its pixels, of 255.
"""

import sys

from PIL import Image, ImageChops, ImageStat

with Image.open(sys.argv[1]) as file:
    first = file.convert("RGB")
for path in sys.argv[2:]:
    with Image.open(path) as file:
        means = ImageStat.Stat(ImageChops.difference(first, file.convert("RGB"))).mean
    print(sum(means) / len(means))
