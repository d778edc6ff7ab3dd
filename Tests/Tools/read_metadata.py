"""Reads the head of every page below a folder, as {path: ["name=content"]} in JSON."""

import json
import pathlib
import sys

import html5lib

root = pathlib.Path(sys.argv[1])
heads = {}
for path in sorted(root.glob("**/*.html")):
    page = html5lib.parse(path.read_bytes(), namespaceHTMLElements=False)
    found = []
    for meta in page.find("head").iter("meta"):
        name = meta.get("property") or meta.get("name")
        if name:
            found.append(f"{name}={meta.get('content')}")
    for link in page.find("head").iter("link"):
        found.append(f"{link.get('rel')}={link.get('href')}")
    heads[str(path.relative_to(root))] = found
print(json.dumps(heads))
