"""Makes pictures of QR codes with segno and Pillow in a folder.

Prints {file: [payload in base64]} in JSON, with the payloads in reading order.
"""

import base64
import io
import json
import pathlib
import random
import sys

import segno
from PIL import Image

folder = pathlib.Path(sys.argv[1])
expected = {}
chance = random.Random(18004)


def picture(content, scale=4, **options):
    """A code, in black on white unless the options name other colours."""
    colors = {key: options.pop(key) for key in ("dark", "light") if key in options}
    output = io.BytesIO()
    segno.make_qr(content, **options).save(output, kind="png", scale=scale, border=4, **colors)
    return Image.open(io.BytesIO(output.getvalue())).convert("RGB")


def add(name, image, payloads, **options):
    image.save(folder / name, **options)
    texts = [text if isinstance(text, bytes) else text.encode() for text in payloads]
    expected[name] = [base64.b64encode(text).decode() for text in texts]


def page(width, height, *parts):
    whole = Image.new("RGB", (width, height), "white")
    for image, x, y in parts:
        whole.paste(image, (x, y))
    return whole


# Every version, at every level in turns; the content fills most of the largest level's room.
room = {1: 6, 2: 13, 3: 23, 4: 33}
for version in range(1, 41):
    level = "LMQH"[version % 4]
    length = room.get(version, 8 * version)
    content = "".join(chance.choice("abcdefghijklmnopqrstuvwxyz") for _ in range(length))
    code = picture(content, scale=2, version=version, error=level, boost_error=False)
    add(f"version-{version}.png", code, [content])

add("numeric.png", picture("31415926535897932384626433832795"), ["31415926535897932384626433832795"])
add("alphanumeric.png", picture("HTTPS://SHARE.EXAMPLE/A-1"), ["HTTPS://SHARE.EXAMPLE/A-1"])
add("kanji.png", picture("点茗", mode="kanji"), ["点茗".encode("shift_jis")])
add("latin.png", picture("café", encoding="iso-8859-1"), ["café".encode("iso-8859-1")])
add("utf8.png", picture("Zażółć 🏆", encoding="utf-8"), ["Zażółć 🏆"])
add("eci.png", picture("Zażółć 🏆", encoding="utf-8", eci=True), ["Zażółć 🏆"])
add("bytes.png", picture(bytes(range(256)), mode="byte"), [bytes(range(256))])

link = "https://share.example/awards/first-5k/"
code = picture(link)
add("colors.png", picture(link, dark="#1b2a5c", light="#fff3d6"), [link])
dark = page(260, 260).point(lambda value: 0)
dark.paste(code.point(lambda value: 255 - value), (40, 40))
add("inverted.png", dark, [link])
add("fine.png", picture(link, scale=1), [link])
for angle in (7, 45, 90, 180, 213):
    turned = code.rotate(angle, expand=True, fillcolor="white", resample=Image.Resampling.BICUBIC)
    add(f"turned-{angle}.png", turned, [link])
other = picture("2nd")
add("several.png", page(520, 340, (other, 10, 20), (code, 200, 5), (other, 30, 200)), ["2nd", link, "2nd"])

add("photo.jpg", code, [link], quality=55)
add("palette.gif", code, [link])
add("lossless.webp", code, [link], lossless=True)
add("lossy.webp", code, [link], quality=50)
add("picture.bmp", code, [link])
add("jpeg-by-content.png", code, [link], format="JPEG")
clear = code.convert("RGBA")
clear.putdata([(0, 0, 0, 255 if pixel[0] == 0 else 0) for pixel in code.getdata()])
add("clear-ground.png", clear, [link])
add("grey.png", code.convert("L"), [link])

# What damage the correction mends, and what it does not.
strong = picture(link, error="H", scale=6)
side = strong.width
mended = strong.copy()
mended.paste("white", (side // 2 - 20, side // 2 - 20, side // 2 + 20, side // 2 + 20))
add("mended.png", mended, [link])
covered = strong.copy()
covered.paste("white", (side // 4, side // 4, side, side * 3 // 4))
add("covered.png", covered, [])
add("cut.png", strong.crop((0, 0, side, side // 2)), [])
add("blank.png", page(200, 200), [])
noise = Image.frombytes("L", (200, 200), bytes(chance.randrange(256) for _ in range(40000)))
add("noise.png", noise, [])
micro = io.BytesIO()
segno.make_micro("12345").save(micro, kind="png", scale=8, border=4)
add("micro.png", Image.open(micro).convert("L"), [])

print(json.dumps(expected))
