"""Looking at pictures that the browser has."""

import hashlib
import io

from PIL import Image

# Draws what an image element shows and gives a few of its pixels, as a text.
PIXELS = """(image) => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 16;
  const context = canvas.getContext('2d');
  context.drawImage(image, 0, 0, 16, 16);
  return [...context.getImageData(0, 0, 16, 16).data].join();
}"""


def pixels(image):
    """A digest of what an image element shows."""
    return hashlib.sha256(image.evaluate(PIXELS).encode()).hexdigest()


def opened(path):
    """The format and the size of a picture's file."""
    with Image.open(io.BytesIO(path.read_bytes())) as picture:
        picture.load()
        return picture.format, picture.size
