"""The card with takumi: a renderer that is kept, with the card's fonts alone.

Of the ways to give it a code, its modules as raw pixels that it enlarges are the quickest: an SVG
picture takes as long, boxes take a third more and raw pixels of the full size twice as much. Its
PNG files have no options. It keeps a photo decoded from card to card.
"""

from takumi_py import FontResource, ImageResource, Renderer

FAMILIES = {
    "rounded": "Quicksand", "sans": "Inter", "bold": "Inter Bold", "icons": "Material Icons",
}
# How far below the top of a line that is an em high the baseline is, in em: half of what the font's
# ascent has more than its descent, below the line's middle.
BASELINES = {"rounded": 0.875, "sans": 0.8636, "bold": 0.8636, "icons": 1}
DARK, LIGHT = b"\0\0\0\xff", b"\xff\xff\xff\xff"


class Cards:
    def __init__(self, scenes):
        self.scenes = scenes
        self.renderer = Renderer(load_default_fonts=False)
        for name, path in scenes["fonts"].items():
            with open(path, "rb") as file:
                self.renderer.register_font(FontResource(file.read(), name=FAMILIES[name]))
        with open(scenes["photo"], "rb") as file:
            self.photo = [ImageResource("memory://photo", file.read())]

    def prepare(self, size, background):
        pass

    def draw(self, size, background):
        scene = self.scenes["sizes"][size]
        card = {
            "type": "container",
            "style": {"width": "100%", "height": "100%", **self.ground(background)},
            "children": [
                self.square(scene["tile"]), *map(self.text, scene["texts"]),
                self.square(scene["plate"]), self.code(scene["code"]),
            ],
        }
        return self.renderer.render_node(
            card, width=scene["width"], height=scene["height"],
            images=self.photo if background == "photo" else None)

    def ground(self, background):
        if background == "photo":
            return {
                "backgroundImage": "url(memory://photo)", "backgroundSize": "cover",
                "backgroundPosition": "center",
            }
        if background == "gradient":
            colors = ", ".join(self.scenes["gradient"])
            return {"backgroundImage": f"linear-gradient(135deg, {colors})"}
        return {"backgroundColor": self.scenes["background"]}

    def text(self, text):
        name, size = text["font"], text["size"]
        style = {
            **place(text["x"], text["baseline"] - BASELINES[name] * size),
            "fontFamily": FAMILIES[name], "fontSize": size, "lineHeight": 1,
            "whiteSpace": "nowrap", "color": text["color"],
        }
        return {"type": "text", "text": text["text"], "style": style}

    def square(self, square):
        style = {
            **place(square["x"], square["y"], square["side"]),
            "borderRadius": square["radius"], "backgroundColor": square["color"],
        }
        return {"type": "container", "style": style}

    def code(self, code):
        rows = self.scenes["modules"]
        pixels = b"".join(DARK if module == "#" else LIGHT for row in rows for module in row)
        return {
            "type": "image",
            "src": {"width": len(rows), "height": len(rows), "data": pixels},
            "style": {
                **place(code["x"], code["y"], code["module"] * len(rows)),
                "imageRendering": "pixelated",
            },
        }


def place(left, top, side=None):
    style = {"position": "absolute", "left": left, "top": top}
    return style if side is None else {**style, "width": side, "height": side}
