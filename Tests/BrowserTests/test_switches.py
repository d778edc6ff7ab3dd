"""The gallery's size and style."""

from playwright.sync_api import expect

from pictures import pixels


def style(scope):
    return scope.get_by_role("combobox", name="Draw as")


def card(page, title):
    return page.get_by_role("link", name=title).first.locator("img")


def shape(image):
    box = image.bounding_box()
    return round(box["width"] / box["height"], 2)


def test_shows_every_moment_unlisted_ones_too(open_gallery):
    page = open_gallery()
    expect(page.get_by_role("status").filter(has_text="moments")).to_have_text("9 moments")
    expect(page.get_by_role("listitem")).to_have_count(9)
    unlisted = page.get_by_role("listitem").filter(has_text="Unlisted")
    assert sorted(unlisted.locator(".title").all_inner_texts()) == [
        "Mara Lindqvist", "Walk with the Tuesday group",
    ]


def test_shows_each_size_in_its_shape(open_gallery):
    page = open_gallery()
    seen = set()
    for name, ratio in [("Square", 1), ("Story", 0.56), ("Wide", 1.9), ("Compact", 1.33)]:
        page.get_by_role("radio", name=name).check()
        image = page.get_by_role("link", name=f"First 5K, {name}").locator("img")
        expect(image).to_be_visible()
        assert shape(image) == ratio
        seen.add(pixels(image))
    assert len(seen) == 4


def test_shows_all_sizes_beside_each_other(open_gallery):
    page = open_gallery("?size=all")
    cards = page.get_by_role("listitem").filter(has_text="First 5K").get_by_role("link")
    expect(cards).to_have_count(4)
    heights = {round(cards.nth(index).bounding_box()["height"]) for index in range(4)}
    assert len(heights) == 1


def test_draws_all_cards_in_a_chosen_style(open_gallery):
    page = open_gallery()
    before = pixels(card(page, "First 5K"))
    with page.expect_response(lambda answer: "style=neon" in answer.url and "5k" in answer.url):
        style(page).select_option("neon")
    page.wait_for_cards()
    assert pixels(card(page, "First 5K")) != before
    style(page).select_option(label="As written")
    page.wait_for_cards()
    assert pixels(card(page, "First 5K")) == before


def test_moves_nothing_while_cards_are_drawn(open_gallery):
    page = open_gallery()
    page.evaluate(
        """() => {
          window.moved = [];
          new PerformanceObserver((list) => moved.push(...list.getEntries()))
            .observe({ type: 'layout-shift' });
        }""")
    style(page).select_option("mono")
    page.wait_for_cards()
    assert page.evaluate("moved.length") == 0


def test_explains_a_card_that_cannot_be_drawn(open_page, site):
    watched = open_page("about:blank")
    watched.expected.append("status of 422")
    page = watched.page
    problem = {"severity": "error", "code": "unscannable-code", "file": None, "line": None,
               "column": None, "message": "the QR code cannot be read", "hint": None,
               "excerpt": None}
    page.route(
        lambda address: "/.sitegen/card" in address and "week-11" in address,
        lambda route: route.fulfill(status=422, json={"problems": [problem]}))
    page.goto(site.gallery)
    tile = page.get_by_role("listitem").filter(has_text="Week 11")
    expect(tile.locator(".failure")).to_have_text(
        "This card cannot be drawnthe QR code cannot be read")


def test_asks_only_for_cards_near_the_window_and_few_at_a_time(open_page, site):
    watched = open_page("about:blank")
    page = watched.page
    running, most, asked = set(), [0], []

    def see(route):
        asked.append(route.request.url)
        running.add(route.request)
        most[0] = max(most[0], len(running))
        route.continue_()

    page.route(lambda address: "/.sitegen/card" in address, see)
    page.on("requestfinished", lambda request: running.discard(request))
    page.set_viewport_size({"width": 400, "height": 300})
    page.goto(site.gallery)
    watched.wait_for_cards()
    assert 0 < len(asked) < 9
    assert most[0] <= 4
