"""The card with typst: a compiler that is kept, with the card's fonts alone; a pixel is a point."""

import json
import os
import tempfile

import typst

PIXELS_PER_INCH = 72

CARD = """
#let card = json(bytes(sys.inputs.card))
#let px(number) = number * 1pt
#set page(
  width: px(card.width), height: px(card.height), margin: 0pt, fill: rgb(card.background),
)
#set text(top-edge: "baseline", bottom-edge: "baseline", hyphenate: false)
#if card.ground == "gradient" {
  let colors = card.gradient.map(rgb)
  place(rect(width: 100%, height: 100%, fill: gradient.linear(..colors, angle: 45deg)))
} else if card.ground == "photo" {
  place(image("photo.jpg", width: 100%, height: 100%, fit: "cover"))
}
#let rounded(it) = place(
  dx: px(it.x), dy: px(it.y),
  square(size: px(it.side), radius: px(it.radius), fill: rgb(it.color)),
)
#rounded(card.tile)
#for line in card.texts {
  place(
    dx: px(line.x), dy: px(line.baseline),
    text(
      font: line.family, weight: line.weight, size: px(line.size), fill: rgb(line.color),
      line.text,
    ),
  )
}
#rounded(card.plate)
#let lumas(row) = row.clusters().map(module => if module == "#" { 0 } else { 255 })
#place(
  dx: px(card.code.x), dy: px(card.code.y),
  image(
    bytes(card.modules.map(lumas).flatten()),
    format: (encoding: "luma8", width: card.modules.len(), height: card.modules.len()),
    width: px(card.code.module * card.modules.len()), scaling: "pixelated",
  ),
)
"""

FAMILIES = {
    "rounded": ("Quicksand", 700), "sans": ("Inter", 500), "bold": ("Inter", 700),
    "icons": ("Material Icons", 400),
}


class Cards:
    def __init__(self, scenes):
        self.scenes = scenes
        self.folder = tempfile.TemporaryDirectory()
        fonts = os.path.join(self.folder.name, "fonts")
        os.mkdir(fonts)
        for path in scenes["fonts"].values():
            os.symlink(path, os.path.join(fonts, os.path.basename(path)))
        os.symlink(scenes["photo"], os.path.join(self.folder.name, "photo.jpg"))
        main = os.path.join(self.folder.name, "main.typ")
        with open(main, "w") as file:
            file.write(CARD)
        self.compiler = typst.Compiler(
            main, root=self.folder.name,
            font_paths=typst.Fonts(
                include_system_fonts=False, include_embedded_fonts=False, font_paths=[fonts]))

    def prepare(self, size, background):
        pass

    def draw(self, size, background):
        scenes = self.scenes
        scene = scenes["sizes"][size]
        texts = [
            dict(text, family=FAMILIES[text["font"]][0], weight=FAMILIES[text["font"]][1])
            for text in scene["texts"]
        ]
        card = dict(
            scene, texts=texts, ground=background, background=scenes["background"],
            gradient=scenes["gradient"], modules=scenes["modules"])
        return self.compiler.compile(
            format="png", ppi=PIXELS_PER_INCH, sys_inputs={"card": json.dumps(card)})
