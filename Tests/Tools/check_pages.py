"""Finds what is wrong with every page below a folder, as {path: [fault]} in JSON.

A page must parse without an error, have unique ids, a language and a title, texts for its pictures,
no script of its own and nothing from another host, and lead only to files that are there.
HTML Tidy must have nothing to say about it either, besides attributes that it is too old to know.
"""

import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

import html5lib

root = pathlib.Path(sys.argv[1])


def local_file(address):
    """The file that a rooted address names, or None for an address on another host."""
    parts = urllib.parse.urlsplit(address)
    if parts.scheme or parts.netloc or not parts.path:
        return None
    path = urllib.parse.unquote(parts.path).lstrip("/")
    return root / (path + "index.html" if path == "" or path.endswith("/") else path)


def faults(path):
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    page = parser.parse(path.read_bytes())
    for (line, column), code, _ in parser.errors:
        yield f"{line}:{column}: {code}"
    if not page.get("lang"):
        yield "no language"
    if not (page.findtext("head/title") or "").strip():
        yield "no title"
    ids = [element.get("id") for element in page.iter() if element.get("id")]
    yield from (f"id '{name}' is there twice" for name in set(ids) if ids.count(name) > 1)
    for element in page.iter():
        if element.tag == "script" and (element.text or not element.get("src")):
            yield "a script inside of the page"
        yield from (f"a handler: {name}" for name in element.attrib if name.startswith("on"))
        if element.tag == "img" and element.get("alt") is None:
            yield f"no alt: {element.get('src')}"
        for name in ("href", "src", "srcset"):
            address = element.get(name)
            if address is None:
                continue
            if name != "href" and local_file(address) is None:
                yield f"from elsewhere: {address}"
            part = urllib.parse.unquote(address[1:])
            if address.startswith("#") and part not in ids:
                yield f"no such part: {address}"
            file = local_file(address)
            if file is not None and not file.is_file():
                yield f"leads nowhere: {address}"


# Attributes of HTML that Tidy 5.6 does not know.
NEWER = "fetchpriority|loading|decoding|aria-current|media|width|height|data-footnotes"


def complaints(path):
    """What HTML Tidy says about a page."""
    result = subprocess.run(
        ["tidy", "-quiet", "-errors", "-utf8", "--show-info", "no", path],
        capture_output=True, text=True)
    for line in result.stderr.splitlines():
        if not re.search(rf'proprietary attribute "({NEWER})"', line):
            yield line


print(json.dumps({str(p.relative_to(root)): list(faults(p)) + list(complaints(p)) for p in sorted(root.glob("**/*.html"))}))
