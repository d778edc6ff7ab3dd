"""What axe finds, by WCAG 2.2 AA and its best practices, in the light and in the dark."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from test_pages import PAGES

# Whether what fades in has its colours.
AT_REST = "() => document.getAnimations().every((one) => one.playState !== 'running')"


def violations(page):
    """The rules that are broken, and by which elements."""
    found = []
    for scheme in ["light", "dark"]:
        page.emulate_media(color_scheme=scheme)
        page.wait_for_function(AT_REST)
        for rule in Axe().run(page).response["violations"]:
            found += [f"{scheme}: {rule['id']}: {node['html']}" for node in rule["nodes"]]
    return found


@pytest.mark.parametrize("width", [320, 1280, 3840])
@pytest.mark.parametrize(
    "query",
    ["", "?size=all", "?open=quotes/come-back-tomorrow&size=story"],
    ids=["cards", "all-sizes", "open"],
)
def test_gallery_keeps_nobody_out(open_gallery, query, width):
    page = open_gallery(query, width=width)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("view", ["chat", "actual"])
def test_views_of_an_open_card_keep_nobody_out(open_gallery, view):
    page = open_gallery(f"?open=awards/half-marathon&view={view}", width=320)
    assert violations(page) == []


def test_filters_and_shortcuts_keep_nobody_out(open_gallery):
    page = open_gallery(width=320)
    page.get_by_role("button", name="Filters").click()
    page.get_by_role("searchbox").fill("no such words")
    expect(page.locator("#nothing")).to_be_visible()
    assert violations(page) == []
    page.get_by_role("button", name="Keyboard shortcuts").click()
    assert violations(page) == []


def test_problems_keep_nobody_out(own_site, open_page):
    own_site.edit("content/people/mara.md", "kind: contact", "kind: contakt")
    gallery = open_page(own_site.gallery).page
    expect(gallery.locator(".banner")).to_be_visible()
    assert violations(gallery) == []
    article = open_page(own_site.page()).page
    expect(article.get_by_role("dialog")).to_be_visible()
    assert violations(article) == []


@pytest.mark.parametrize("path", [*PAGES.values(), ""], ids=[*PAGES, "index"])
def test_pages_keep_nobody_out(open_page, site, path):
    assert violations(open_page(site.page(path)).page) == []


def test_the_page_for_what_is_not_there_keeps_nobody_out(open_page, site):
    watched = open_page("about:blank")
    watched.expected.append("status of 404")
    watched.page.goto(site.page("no/such/page/"))
    assert violations(watched.page) == []
