"""What of the site the gallery shows."""

import re

import pytest
from playwright.sync_api import expect


def style(scope):
    return scope.get_by_role("combobox", name="Draw as")


def titles(page):
    return sorted(page.locator(".title").all_inner_texts())


def count(page):
    return page.locator("#count")


@pytest.mark.parametrize(
    "text, found",
    [
        ("cafe", ["Café walk"]),
        ("CAFÉ", ["Café walk"]),
        ("lukasz rain", ["First 5K"]),
        ("rain lukasz", ["First 5K"]),
        ("نصف", ["أول نصف ماراثون لي"]),
        ("10キロ", ["はじめての10キロ完走"]),
    ],
)
def test_finds_moments_by_words_of_their_texts(open_gallery, text, found):
    page = open_gallery()
    page.get_by_role("searchbox").fill(text)
    expect(count(page)).to_have_text(f"{len(found)} of 9 moments")
    assert titles(page) == found


def test_filters_by_kind_style_and_tag(open_gallery):
    page = open_gallery()
    facets = page.get_by_role("complementary", name="Filters")
    facets.get_by_role("group", name="Kind").get_by_label("Achievement").check()
    expect(count(page)).to_have_text("4 of 9 moments")
    facets.get_by_role("group", name="Tag").get_by_label("habits").check()
    expect(count(page)).to_have_text("1 of 9 moments")
    facets.get_by_role("group", name="Kind").get_by_label("Quote").check()
    expect(count(page)).to_have_text("2 of 9 moments")
    facets.get_by_role("group", name="Style").get_by_label("Paper").check()
    assert titles(page) == ["Come back tomorrow"]
    page.get_by_role("button", name="Clear filters").click()
    expect(count(page)).to_have_text("9 moments")
    expect(page.get_by_role("searchbox")).to_be_focused()


def test_tells_how_many_moments_each_choice_would_leave(open_gallery):
    page = open_gallery("?tag=habits")
    kinds = page.get_by_role("group", name="Kind")
    expect(kinds.get_by_label("Achievement")).to_have_accessible_name("Achievement 1 moment")
    expect(kinds.get_by_label("Statistics")).to_have_accessible_name("Statistics 0 moments")


def test_says_when_nothing_is_left(open_gallery):
    page = open_gallery()
    page.get_by_role("searchbox").fill("no such words")
    expect(page.get_by_text("No moment is like that.")).to_be_visible()
    expect(count(page)).to_have_text("0 of 9 moments")


def test_keeps_what_is_chosen_in_the_address(open_gallery):
    page = open_gallery()
    page.get_by_role("radio", name="Square").check()
    style(page).select_option("neon")
    page.get_by_role("group", name="Kind").get_by_label("Quote").check()
    page.get_by_role("searchbox").fill("mara")
    expect(count(page)).to_have_text("1 of 9 moments")
    query = page.evaluate("location.search")
    assert query == "?q=mara&size=square&as=neon&kind=quote"
    other = open_gallery(query)
    assert titles(other) == ["Come back tomorrow"]
    expect(other.get_by_role("searchbox")).to_have_value("mara")
    expect(other.get_by_role("radio", name="Square")).to_be_checked()
    expect(style(other)).to_have_value("neon")


def test_goes_back_a_choice_at_a_time(open_gallery):
    page = open_gallery()
    page.get_by_role("group", name="Tag").get_by_label("rain").check()
    page.get_by_role("searchbox").press_sequentially("first")
    expect(page).to_have_url(re.compile("q=first"))
    page.go_back()
    expect(page.get_by_role("searchbox")).to_have_value("")
    expect(count(page)).to_have_text("1 of 9 moments")
    page.go_back()
    expect(count(page)).to_have_text("9 moments")
    page.go_forward()
    expect(page.get_by_role("group", name="Tag").get_by_label("rain")).to_be_checked()


def test_keeps_names_of_any_direction_beside_their_boxes(own_site, open_page):
    own_site.edit("content/awards/first-5k.md", "[first times, rain]", "[first times, הרגלים]")
    page = open_page(own_site.gallery).page
    box = page.get_by_role("checkbox", name="הרגלים")
    expect(box).to_be_visible()
    square = box.bounding_box()
    name = page.locator("#facets bdi", has_text="הרגלים").evaluate(TEXT_START)
    assert 0 < name - (square["x"] + square["width"]) < 16


# Where an element's text starts, which may be inside of a wider element.
TEXT_START = """(element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect().x;
}"""
