"""Reads the QR codes of every card below a folder with ZXing, as {path: [payload]} in JSON."""

import json
import pathlib
import sys

import zxingcpp
from PIL import Image

root = pathlib.Path(sys.argv[1])
readings = {}
for path in sorted(root.glob("cards/**/*.png")):
    with Image.open(path) as picture:
        codes = zxingcpp.read_barcodes(picture.convert("RGB"), formats=zxingcpp.BarcodeFormat.QRCode)
    readings[str(path.relative_to(root))] = [code.text for code in codes]
print(json.dumps(readings))
