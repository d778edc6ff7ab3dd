"""Reads the markup of every page below a folder, in order, as {path: [part]} in JSON.

A part is `<tag>`, `name=value` for an attribute or `"text"`; both with their entities resolved as a
browser would. A comment is a part, too: `<!--text-->`.
"""

import json
import pathlib
import sys

import html5lib

root = pathlib.Path(sys.argv[1])


def parts(element):
    if not isinstance(element.tag, str):
        yield f"<!--{element.text}-->"
    else:
        yield f"<{element.tag}>"
        yield from (f"{name}={value}" for name, value in sorted(element.attrib.items()))
        if element.text:
            yield f'"{element.text}"'
        for child in element:
            yield from parts(child)
    if element.tail:
        yield f'"{element.tail}"'


pages = {}
for path in sorted(root.glob("**/*.html")):
    page = html5lib.parse(path.read_bytes(), namespaceHTMLElements=False)
    pages[str(path.relative_to(root))] = list(parts(page))
print(json.dumps(pages))
