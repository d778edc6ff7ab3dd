"""What axe finds, by the rules of WCAG 2.2 AA and its best practices."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

from test_pages import PAGES

SCHEMES = ["light", "dark"]


def violations(page):
    """The rules that are broken, and by which elements."""
    # What fades in has its colours only at the end.
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    found = Axe().run(page).response["violations"]
    return {rule["id"]: [node["html"] for node in rule["nodes"]] for rule in found}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("query", ["", "?size=all&q=no+such", "?open=quotes/come-back-tomorrow&size=story"],
                         ids=["cards", "nothing", "open"])
@pytest.mark.parametrize("width", [320, 1280])
def test_gallery_keeps_nobody_out(open_page, site, scheme, query, width):
    watched = open_page(f"{site.gallery}{query}", width=width, color_scheme=scheme)
    if "no+such" in query:
        expect(watched.page.locator("#nothing")).to_be_visible()
    else:
        watched.wait_for_cards()
    assert violations(watched.page) == {}
    assert watched.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("view", ["chat", "actual"])
def test_views_of_an_open_card_keep_nobody_out(open_gallery, scheme, view):
    page = open_gallery(f"?open=awards/half-marathon&view={view}", width=320, color_scheme=scheme)
    assert violations(page) == {}


def test_all_sizes_on_a_phone_keep_nobody_out(open_gallery):
    page = open_gallery("?size=all", width=320)
    assert violations(page) == {}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_problems_keep_nobody_out(open_page, own_site, scheme):
    own_site.edit("content/people/mara.md", "kind: contact", "kind: contakt")
    gallery = open_page(own_site.gallery, color_scheme=scheme)
    expect(gallery.page.locator(".banner")).to_be_visible()
    assert violations(gallery.page) == {}
    article = open_page(own_site.page(), color_scheme=scheme)
    expect(article.page.get_by_role("dialog")).to_be_visible()
    assert violations(article.page) == {}


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("path", [*PAGES.values(), ""], ids=[*PAGES, "index"])
def test_pages_keep_nobody_out(open_page, site, path, scheme):
    page = open_page(site.page(path), color_scheme=scheme).page
    assert violations(page) == {}


def test_the_page_for_what_is_not_there_keeps_nobody_out(open_page, site):
    watched = open_page("about:blank")
    watched.expected.append("status of 404")
    watched.page.goto(site.page("no/such/page/"))
    assert violations(watched.page) == {}
