"""The site's own pages, as the local server shows them."""

import pytest
from playwright.sync_api import expect

PAGES = {
    "achievement": "awards/first-5k/", "statistics": "weeks/week-11/",
    "quote": "quotes/come-back-tomorrow/", "invite": "invites/tuesday-group/",
    "contact": "people/mara/", "event": "clubs/cafe-walk/",
    "right to left": "awards/half-marathon/",
}


@pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)
@pytest.mark.parametrize("has_script", [True, False], ids=["script", "no-script"])
def test_shows_a_share_page(open_page, site, path, has_script):
    page = open_page(site.page(path), java_script_enabled=has_script).page
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    card = page.locator("article img").first
    expect(card).to_be_visible()
    assert card.bounding_box()["width"] > 200
    copying = page.get_by_role("button", name="Copy link")
    if has_script and path != PAGES["right to left"]:
        expect(copying).to_be_visible()
    if not has_script:
        expect(copying).to_be_hidden()


def test_leads_from_the_index_to_a_page(open_page, site):
    page = open_page(site.page()).page
    page.get_by_role("link", name="First 5K").first.click()
    expect(page).to_have_url(site.page("awards/first-5k/"))


def test_shows_the_sites_own_page_for_what_is_not_there(open_page, site):
    watched = open_page("about:blank")
    watched.expected.append("status of 404")
    answer = watched.page.goto(site.page("no/such/page/"))
    assert answer.status == 404
    expect(watched.page.get_by_role("heading", level=1)).to_be_visible()
