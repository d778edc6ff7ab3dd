"""Decodes every picture of a folder with Pillow.

Prints {name: {"format", "mode", "width", "height", "info"}} in JSON and writes the pixels of NAME to
NAME.rgba, as four bytes each, and how bright they are to NAME.l.
"""

import json
import pathlib
import sys

from PIL import Image

told = {}
for path in sorted(pathlib.Path(sys.argv[1]).iterdir()):
    with Image.open(path) as image:
        image.load()
        info = sorted(str(key) for key in image.info)
        told[path.name] = {
            "format": image.format,
            "mode": image.mode,
            "width": image.width,
            "height": image.height,
            "info": info,
        }
        path.with_name(path.name + ".rgba").write_bytes(image.convert("RGBA").tobytes())
        path.with_name(path.name + ".l").write_bytes(image.convert("RGB").convert("L").tobytes())
print(json.dumps(told))
