"""The gallery and the pages while the site is edited."""

import re

from playwright.sync_api import expect

from pictures import pixels

FIRST = "content/awards/first-5k.md"


def test_shows_another_title_in_the_gallery(own_site, open_page):
    watched = open_page(f"{own_site.gallery}?q=km+first&size=all", height=500)
    watched.wait_for_cards()
    page = watched.page
    image = page.get_by_role("link", name="First 5K, Square").locator("img")
    page.get_by_role("link", name="First 5K, Square").focus()
    before = pixels(image)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    top = page.evaluate("scrollY")
    own_site.edit(FIRST, "title: First 5K", "title: First of many")
    changed = page.get_by_role("link", name="First of many, Square")
    expect(changed).to_be_visible()
    expect(changed).to_be_focused()
    watched.wait_for_cards()
    assert pixels(changed.locator("img")) != before
    expect(page.get_by_role("searchbox")).to_have_value("km first")
    assert page.evaluate("scrollY") == top
    cards = [address for address in asked if "/.sitegen/card" in address]
    assert len(cards) == 4 and all("first-5k" in address for address in cards)


def test_draws_an_open_card_anew(own_site, open_page):
    watched = open_page(f"{own_site.gallery}?open=awards/first-5k")
    watched.wait_for_cards()
    page = watched.page
    image = page.get_by_role("dialog").locator(".stage img")
    before = pixels(image)
    own_site.edit(FIRST, "metric: 5.0 km", "metric: 5.2 km")
    page.wait_for_function(CHANGED_FROM, arg=image.get_attribute("src"))
    assert pixels(image) != before
    expect(page.get_by_role("dialog")).to_have_accessible_name("First 5K")


CHANGED_FROM = "(before) => document.querySelector('.stage img').getAttribute('src') !== before"


def test_keeps_the_cards_and_tells_what_is_wrong(own_site, open_page):
    watched = open_page(own_site.gallery)
    watched.wait_for_cards()
    page = watched.page
    own_site.edit(FIRST, "icon: figure.run", "style: neom")
    problem = page.locator(".banner .problem")
    expect(problem.locator(".message")).to_contain_text("neom")
    expect(problem.locator("code")).to_contain_text(FIRST)
    expect(problem.locator("pre")).to_contain_text("style: neom")
    expect(page.get_by_role("listitem")).to_have_count(9)
    expect(page.get_by_role("listitem").filter(has_text="First 5K")).to_contain_text("1 problem")
    own_site.edit(FIRST, "style: neom", "style: neon")
    expect(problem).to_have_count(0)


def test_takes_away_and_adds_moments(own_site, open_page):
    watched = open_page(own_site.gallery)
    watched.wait_for_cards()
    file = own_site.folder / "content/clubs/cafe-walk.md"
    kept = file.read_text(encoding="utf-8")
    file.unlink()
    expect(watched.page.locator("#count")).to_have_text("8 moments")
    file.write_text(kept, encoding="utf-8")
    expect(watched.page.locator("#count")).to_have_text("9 moments")


def test_loads_a_page_anew_when_its_text_changes(own_site, open_page):
    page = open_page(own_site.page("awards/first-5k/")).page
    own_site.edit(FIRST, "along the river", "along the canal")
    expect(page.get_by_text("along the canal")).to_be_visible()


def test_brings_a_page_of_the_background_up_to_date_when_it_is_shown(own_site, open_page):
    page = open_page("about:blank").page
    page.add_init_script(IN_THE_BACKGROUND)
    address = own_site.page("awards/first-5k/")
    with page.expect_response(lambda answer: "livepage.js" in answer.url):
        page.goto(address)
    own_site.edit(FIRST, "along the river", "along the canal")
    page.wait_for_function(SERVED_WITH, arg="along the canal")
    expect(page.get_by_text("along the river")).to_be_visible()
    page.evaluate("window.comeToFront()")
    expect(page.get_by_text("along the canal")).to_be_visible()


def test_leaves_a_page_of_the_background_alone_when_another_changes(own_site, open_page):
    page = open_page("about:blank").page
    page.add_init_script(IN_THE_BACKGROUND)
    page.goto(own_site.page("awards/first-5k/"))
    page.wait_for_load_state("networkidle")
    page.evaluate("window.isSame = true")
    own_site.edit("content/people/mara.md", "week four", "week five")
    page.wait_for_function(IS_NEWER)
    with page.expect_response("**/awards/first-5k/"):
        page.evaluate("window.comeToFront()")
    assert page.evaluate("window.isSame")


# Has a page believe that it is not seen until it comes to the front, as other tabs are.
IN_THE_BACKGROUND = """
let isHidden = true;
Object.defineProperty(
  Document.prototype, 'visibilityState', { get: () => isHidden ? 'hidden' : 'visible' });
window.comeToFront = () => {
  isHidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
};
"""
IS_NEWER = """async () => {
  const { version } = document.querySelector('script[data-version]').dataset;
  const response = await fetch('/.sitegen/site.json');
  return (await response.json()).version !== version;
}"""
SERVED_WITH = """async (text) => {
  const response = await fetch(location.href, { cache: 'no-store' });
  return (await response.text()).includes(text);
}"""


def open_connected(open_page, address):
    """Opens a page, and waits until it is told what changes."""
    page = open_page("about:blank").page
    with page.expect_response("**/.sitegen/events"):
        page.goto(address)
    return page


def test_leaves_a_page_alone_when_another_changes(own_site, open_page):
    page = open_connected(open_page, own_site.page("awards/first-5k/"))
    page.evaluate("window.isSame = true")
    with page.expect_response("**/awards/first-5k/"):
        own_site.edit("content/people/mara.md", "week four", "week five")
    assert page.evaluate("window.isSame")


def test_swaps_pictures_and_style_sheets_in_place(own_site, open_page):
    page = open_connected(open_page, own_site.page("awards/first-5k/"))
    image = page.locator("article img").first
    expect(image).to_have_js_property("complete", True)
    before = image.get_attribute("src")
    page.evaluate("window.isSame = true")
    own_site.edit("site/site.yml", "brand: {name: Steps}", "brand: {name: Stepped}")
    expect(image).not_to_have_attribute("src", before)
    assert image.get_attribute("src").split("?")[0] == before.split("?")[0]
    assert page.evaluate("window.isSame")


def test_lays_errors_over_a_page_until_they_are_mended(own_site, open_page):
    page = open_page(own_site.page("awards/first-5k/")).page
    own_site.edit("content/people/mara.md", "kind: contact", "kind: contakt")
    overlay = page.get_by_role("dialog")
    expect(overlay).to_have_accessible_name("1 error")
    expect(overlay.locator("code")).to_contain_text("content/people/mara.md:2")
    expect(overlay.locator(".message")).to_contain_text("contakt")
    expect(overlay.locator("pre")).to_contain_text("kind: contakt")
    own_site.edit("content/people/mara.md", "kind: contakt", "kind: contact")
    expect(overlay).to_have_count(0)


def test_closes_the_overlay_until_there_are_other_errors(own_site, open_page):
    page = open_page(own_site.page()).page
    own_site.edit("content/people/mara.md", "kind: contact", "kind: contakt")
    overlay = page.get_by_role("dialog")
    expect(overlay).to_be_visible()
    page.keyboard.press("Escape")
    expect(overlay).to_have_count(0)
    own_site.edit("content/people/mara.md", "kind: contakt", "kind: kontakt")
    expect(overlay.locator(".message")).to_contain_text("kontakt")
    overlay.get_by_role("button", name="Close").click()
    expect(overlay).to_have_count(0)


def test_goes_on_after_the_server_was_started_again(own_site, open_page):
    gallery = open_page(own_site.gallery)
    article = open_page(own_site.page("awards/first-5k/"))
    for watched in (gallery, article):
        # A server that is about to end says so to who still asks.
        watched.expected += ["ERR_", "status of 503"]
    gallery.wait_for_cards()
    own_site.stop()
    expect(gallery.page.get_by_text("Reconnecting…")).to_be_visible()
    own_site.edit(FIRST, "title: First 5K", "title: First of many")
    own_site.start()
    expect(gallery.page.get_by_text("First of many")).to_be_visible()
    expect(gallery.page.get_by_text("Reconnecting…")).to_be_hidden()
    expect(article.page).to_have_title(re.compile("First of many"))


def test_gives_pages_no_globals(own_site, open_page):
    address = own_site.page("awards/first-5k/")
    names = "Object.keys(window).sort().join()"
    bare = open_page("about:blank").page
    bare.route("**/live.js", lambda route: route.fulfill(content_type="text/javascript", body=""))
    bare.goto(address)
    assert open_page(address).page.evaluate(names) == bare.evaluate(names)
