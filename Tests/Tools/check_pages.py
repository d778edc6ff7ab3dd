"""Finds what is wrong with every page below a folder, as {path: [fault]} in JSON.

A page must parse without an error, have unique ids, a language, a direction, a title and landmarks,
texts and sizes for its pictures, no script of its own and nothing from another host, load little and
lead only to files that are there. HTML Tidy must have nothing to say about it either, besides
attributes that it is too old to know.
"""

import json
import pathlib
import re
import subprocess
import sys
import urllib.parse

import html5lib

# What a page may load at the most, in bytes: all of its style sheets, and all of its scripts.
STYLE_LIMIT = 15 * 1024
SCRIPT_LIMIT = 5 * 1024


def local_file(root, address):
    """The file that a rooted address names, or None for an address on another host."""
    parts = urllib.parse.urlsplit(address)
    if parts.scheme or parts.netloc or not parts.path:
        return None
    path = urllib.parse.unquote(parts.path).lstrip("/")
    return root / (path + "index.html" if path == "" or path.endswith("/") else path)


def faults(root, path):
    """What is wrong with a page below the root."""
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    page = parser.parse(path.read_bytes())
    for (line, column), code, _ in parser.errors:
        yield f"{line}:{column}: {code}"
    if not page.get("lang"):
        yield "no language"
    if page.get("dir") not in ("ltr", "rtl"):
        yield "no direction"
    if not (page.findtext("head/title") or "").strip():
        yield "no title"
    ids = [element.get("id") for element in page.iter() if element.get("id")]
    yield from (f"id '{name}' is there twice" for name in set(ids) if ids.count(name) > 1)
    yield from address_faults(root, page, ids)
    for element in page.iter():
        if element.tag == "script" and (element.text or not element.get("src")):
            yield "a script inside of the page"
        yield from (f"a handler: {name}" for name in element.attrib if name.startswith("on"))
        if element.tag == "img":
            yield from picture_faults(element)
    yield from size_faults(root, page)
    # A page that only leads to another one has no parts.
    if page.find("head/meta[@http-equiv='refresh']") is None:
        yield from landmark_faults(page)


def address_faults(root, page, ids):
    for element in page.iter():
        for name in ("href", "src", "srcset"):
            address = element.get(name)
            if address is None:
                continue
            is_loaded = name != "href" or element.tag == "link" and element.get("rel") != "canonical"
            if is_loaded and local_file(root, address) is None:
                yield f"from elsewhere: {address}"
            part = urllib.parse.unquote(address[1:])
            if address.startswith("#") and part not in ids:
                yield f"no such part: {address}"
            file = local_file(root, address)
            if file is not None and not file.is_file():
                yield f"leads nowhere: {address}"


def picture_faults(image):
    if image.get("alt") is None:
        yield f"no alt: {image.get('src')}"
    for name in ("width", "height"):
        # Pictures of the text have no size that Markdown could tell.
        if not (image.get(name) or "").isdigit() and "/cards/" in image.get("src", ""):
            yield f"no {name}: {image.get('src')}"


def size_faults(root, page):
    sheets = {link.get("href") for link in page.iter("link") if link.get("rel") == "stylesheet"}
    scripts = {script.get("src") for script in page.iter("script") if script.get("src")}
    for what, addresses, limit in (
        ("style sheets", sheets, STYLE_LIMIT),
        ("scripts", scripts, SCRIPT_LIMIT),
    ):
        files = [local_file(root, address) for address in addresses]
        size = sum(file.stat().st_size for file in files if file is not None and file.is_file())
        if size > limit:
            yield f"{what} of {size} bytes"


def landmark_faults(page):
    """What keeps a screen reader from finding its way."""
    for path in (".//h1", ".//main", "body/header", "body/footer"):
        count = len(page.findall(path))
        # The index of a theme may have its heading where other pages have their header.
        if count != 1 and not (path == "body/header" and count == 0 and page.find(".//main/header") is not None):
            yield f"{count} of {path}"
    for tag in ("nav", "section", "aside"):
        for element in page.iter(tag):
            label = element.get("aria-label")
            labels = [page.find(f".//*[@id='{name}']") for name in (element.get("aria-labelledby") or "").split()]
            named = any(found is not None and "".join(found.itertext()).strip() for found in labels)
            if tag == "nav" and not label and not named:
                yield f"a {tag} without a label"
            if element.get("aria-labelledby") and not named:
                yield f"a {tag} with a label that is not there"


# Attributes of HTML that Tidy 5.6 does not know. It takes the title of a drawing for the page's.
NEWER = "fetchpriority|loading|decoding|aria-current|media|width|height|data-footnotes"
UNKNOWN = rf'proprietary attribute "({NEWER})"|<title> proprietary attribute "id"'


def complaints(path):
    """What HTML Tidy says about a page."""
    result = subprocess.run(
        ["tidy", "-quiet", "-errors", "-utf8", "--show-info", "no", path],
        capture_output=True, text=True)
    for line in result.stderr.splitlines():
        if not re.search(UNKNOWN, line):
            yield line


def main():
    root = pathlib.Path(sys.argv[1])
    pages = sorted(root.glob("**/*.html"))
    found = {str(page.relative_to(root)): [*faults(root, page), *complaints(page)] for page in pages}
    print(json.dumps(found))


if __name__ == "__main__":
    main()
