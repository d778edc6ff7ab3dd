"""contact-sheet.py CARDS OUTPUT: joins the cards <style>-<size>.png of a folder to one picture.

Each style has a row of its wide, square and story card, all as high, and its name below; the styles
stand in two columns.
"""

import json
import pathlib
import subprocess
import sys

from PIL import Image, ImageDraw, ImageFont

SIZES = {"wide": (1200, 630), "square": (1080, 1080), "story": (1080, 1920)}
WIDTH = 1200
MARGIN = 28
COLUMN_GAP = 40
CARD_GAP = 10
NAME_HEIGHT = 46
# The sheet is drawn larger and then reduced, so that round corners are smooth.
SCALE = 2
RADIUS = 7
NAME_SIZE = 17
GROUND = (243, 243, 245)
EDGE = (0, 0, 0, 30)
INK = (70, 72, 80)
# Colours are rounded to steps of so much, which nobody sees and which makes the file a third smaller.
STEP = 5


def font():
    """Inter in semibold, by the system's own list of fonts."""
    path = subprocess.run(
        ["fc-match", "--format=%{file}", "Inter:semibold"], capture_output=True, check=True, text=True
    ).stdout
    return ImageFont.truetype(path, NAME_SIZE * SCALE)


def rounded(card, width, height):
    """A card in a size, with round corners and a thin edge that shows where white ends."""
    card = card.convert("RGB").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
    box = (0, 0, width - 1, height - 1)
    edge = Image.new("RGBA", (width, height), (0, 0, 0, 0))
    ImageDraw.Draw(edge).rounded_rectangle(box, RADIUS * SCALE, outline=EDGE, width=SCALE)
    card = Image.alpha_composite(card, edge)
    mask = Image.new("L", (width, height), 0)
    ImageDraw.Draw(mask).rounded_rectangle(box, RADIUS * SCALE, fill=255)
    card.putalpha(mask)
    return card


def main(cards, output):
    records = json.loads((pathlib.Path(__file__).parent / "contact-sheet.json").read_text())
    column = (WIDTH - 2 * MARGIN - COLUMN_GAP) // 2
    ratios = [width / height for width, height in SIZES.values()]
    height = int((column - CARD_GAP * (len(SIZES) - 1)) / sum(ratios))
    row = height + NAME_HEIGHT
    rows = (len(records) + 1) // 2
    size = (WIDTH * SCALE, (MARGIN + rows * row) * SCALE)
    sheet = Image.new("RGB", size, GROUND)
    draw = ImageDraw.Draw(sheet)
    name_font = font()
    for index, record in enumerate(records):
        left = MARGIN + index % 2 * (column + COLUMN_GAP)
        top = MARGIN + index // 2 * row
        x = left
        for name, ratio in zip(SIZES, ratios):
            with Image.open(pathlib.Path(cards) / f"{record['slug']}-{name}.png") as card:
                width = round(height * ratio)
                shown = rounded(card, width * SCALE, height * SCALE)
            sheet.paste(shown, (x * SCALE, top * SCALE), shown)
            x += width + CARD_GAP
        place = (left * SCALE, (top + height + NAME_HEIGHT * 0.36) * SCALE)
        draw.text(place, record["style"], fill=INK, font=name_font, anchor="lm")
    sheet = sheet.resize((size[0] // SCALE, size[1] // SCALE), Image.Resampling.LANCZOS)
    sheet.point(lambda value: (value + STEP // 2) // STEP * STEP).save(output, optimize=True)


main(*sys.argv[1:])
