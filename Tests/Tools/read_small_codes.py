"""Reads every card below a folder with ZXing as chats show it: halved, then JPEG of quality 50.

Prints {"path filter": [payload]} in JSON, for a good filter and for a mean of two by two pixels.
"""

import io
import json
import pathlib
import sys

import zxingcpp
from PIL import Image

FILTERS = {"lanczos": Image.Resampling.LANCZOS, "box": Image.Resampling.BOX}

root = pathlib.Path(sys.argv[1])
readings = {}
for path in sorted(root.glob("cards/**/*.png")):
    with Image.open(path) as picture:
        card = picture.convert("RGB")
    for name, resampling in FILTERS.items():
        half = card.resize((card.width // 2, card.height // 2), resampling)
        file = io.BytesIO()
        half.save(file, "JPEG", quality=50)
        file.seek(0)
        with Image.open(file) as compressed:
            codes = zxingcpp.read_barcodes(
                compressed.convert("RGB"), formats=zxingcpp.BarcodeFormat.QRCode)
        readings[f"{path.relative_to(root)} {name}"] = [code.text for code in codes]
print(json.dumps(readings))
