"""The card with Pillow: its fonts and photo loaded once, PNG files at its defaults."""

import io

from PIL import Image, ImageColor, ImageDraw, ImageFont, ImageOps


class Cards:
    def __init__(self, scenes):
        self.scenes = scenes
        self.fonts = {}
        self.photo = None

    def prepare(self, size, background):
        if background == "photo" and self.photo is None:
            self.photo = Image.open(self.scenes["photo"]).convert("RGB")

    def draw(self, size, background):
        scene = self.scenes["sizes"][size]
        image = self.ground(scene, background)
        drawing = ImageDraw.Draw(image)
        self.square(drawing, scene["tile"])
        for text in scene["texts"]:
            drawing.text(
                (text["x"], text["baseline"]), text["text"], fill=text["color"],
                font=self.font(text["font"], text["size"]), anchor="ls")
        self.square(drawing, scene["plate"])
        code = scene["code"]
        image.paste(self.modules(code["module"]), (code["x"], code["y"]))
        file = io.BytesIO()
        image.save(file, "PNG")
        return file.getvalue()

    def square(self, drawing, square):
        left, top, last = square["x"], square["y"], square["side"] - 1
        drawing.rounded_rectangle(
            (left, top, left + last, top + last), square["radius"], fill=square["color"])

    def modules(self, side):
        """The code enlarged from a pixel a module, which is quicker than a rectangle for each."""
        rows = self.scenes["modules"]
        small = Image.new("L", (len(rows), len(rows)))
        small.putdata([0 if module == "#" else 255 for row in rows for module in row])
        return small.resize((len(rows) * side, len(rows) * side), Image.Resampling.NEAREST)

    def ground(self, scene, background):
        size = scene["width"], scene["height"]
        if background == "photo":
            return ImageOps.fit(self.photo, size, Image.Resampling.BILINEAR)
        if background == "gradient":
            start, end = (ImageColor.getrgb(color) for color in self.scenes["gradient"])
            # The ramp of 256 rows, read along the diagonal.
            step = 256 / sum(size)
            ramp = Image.linear_gradient("L").transform(
                size, Image.Transform.AFFINE, (0, 0, 0, step, step, 0), Image.Resampling.BILINEAR)
            return ImageOps.colorize(ramp, start, end)
        return Image.new("RGB", size, self.scenes["background"])

    def font(self, name, size):
        key = name, size
        if key not in self.fonts:
            self.fonts[key] = ImageFont.truetype(self.scenes["fonts"][name], size)
        return self.fonts[key]
