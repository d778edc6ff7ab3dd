"""A card that is open."""

import re

import pytest
from playwright.sync_api import expect

from pictures import opened, pixels


def style(scope):
    return scope.get_by_role("combobox", name="Draw as")


def dialog(page):
    return page.get_by_role("dialog")


def test_opens_a_card_and_closes_it_where_it_was(open_gallery):
    page = open_gallery()
    page.get_by_role("link", name="Café walk, Wide").click()
    expect(dialog(page)).to_have_accessible_name("Café walk")
    expect(page).to_have_url(re.compile(r"\?size=wide&open=clubs/cafe-walk$"))
    page.keyboard.press("Escape")
    expect(dialog(page)).to_be_hidden()
    expect(page.get_by_role("link", name="Café walk, Wide")).to_be_focused()
    page.go_back()
    expect(dialog(page)).to_be_visible()


def test_has_an_address(open_gallery):
    page = open_gallery("?open=awards/first-5k&size=story")
    expect(dialog(page)).to_have_accessible_name("First 5K")
    expect(dialog(page).get_by_role("radio", name="Story")).to_be_checked()
    expect(dialog(page).locator(".stage img")).to_have_js_property("naturalHeight", 1920)


def test_goes_through_the_cards_that_are_shown(open_gallery):
    page = open_gallery("?tag=habits&open=awards/hundred-days")
    expect(dialog(page).get_by_text("1 of 2")).to_be_visible()
    expect(dialog(page).get_by_role("button", name="Previous")).to_be_disabled()
    page.keyboard.press("ArrowRight")
    expect(dialog(page)).to_have_accessible_name("Come back tomorrow")
    page.keyboard.press("ArrowRight")
    expect(dialog(page)).to_have_accessible_name("Come back tomorrow")
    dialog(page).get_by_role("button", name="Previous").click()
    expect(dialog(page).get_by_text("1 of 2")).to_be_visible()


def test_switches_size_and_style_inside(open_gallery):
    page = open_gallery("?open=awards/first-5k")
    image = dialog(page).locator(".stage img")
    expect(image).to_be_visible()
    before = pixels(image)
    style(dialog(page)).select_option("paper")
    page.wait_for_cards()
    assert pixels(image) != before
    dialog(page).get_by_role("radio", name="Square").check()
    expect(image).to_have_js_property("naturalWidth", 1080)
    expect(image).to_have_js_property("naturalHeight", 1080)


def test_shows_a_card_pixel_by_pixel(open_gallery):
    page = open_gallery("?open=awards/first-5k&size=story", device_scale_factor=2)
    dialog(page).get_by_role("radio", name="Actual size").check()
    image = dialog(page).locator(".stage img")
    expect(image).to_have_js_property("clientWidth", 540)
    assert dialog(page).locator(".stage").evaluate("stage => stage.scrollHeight") > 960


def test_fits_a_card_into_the_window(open_gallery):
    page = open_gallery("?open=awards/first-5k&size=story")
    stage = dialog(page).locator(".stage").bounding_box()
    image = dialog(page).locator(".stage img").bounding_box()
    assert image["height"] <= stage["height"]
    assert abs(image["width"] / image["height"] - 1080 / 1920) < 0.01


def test_draws_a_card_as_dense_as_the_screen(open_gallery):
    page = open_gallery("?open=awards/first-5k", device_scale_factor=2)
    image = dialog(page).locator(".stage img")
    expect(image).to_have_js_property("naturalWidth", 2400)


def test_shows_what_a_chat_makes_of_the_link(open_gallery):
    page = open_gallery("?open=awards/first-5k&view=chat")
    bubbles = dialog(page).locator(".bubble")
    expect(bubbles).to_have_count(2)
    for index in range(2):
        expect(bubbles.nth(index)).to_have_text(
            "First 5K5.0 km · In the rain, with Łukaszshare.steps.example")
        expect(bubbles.nth(index).locator("img")).to_have_js_property("clientWidth", 300)


@pytest.mark.parametrize(
    "name, file, format",
    [("PNG", "first-5k-wide@2x.png", "PNG"), ("JPEG", "first-5k-wide@2x.jpg", "JPEG")],
)
def test_downloads_a_card_at_twice_its_size(open_gallery, tmp_path, name, file, format):
    page = open_gallery("?open=awards/first-5k")
    with page.expect_download() as download:
        dialog(page).get_by_role("link", name=f"{name}, 2 times").click()
    assert download.value.suggested_filename == file
    download.value.save_as(tmp_path / file)
    assert opened(tmp_path / file) == (format, (2400, 1260))


def test_names_downloads_by_page_size_style_and_scale(open_gallery):
    page = open_gallery("?open=awards/first-5k&as=neon")
    links = dialog(page).get_by_role("region", name="Download").get_by_role("link")
    names = [links.nth(index).get_attribute("download") for index in range(6)]
    assert names == [
        "first-5k-wide-neon.png", "first-5k-wide-neon@2x.png", "first-5k-wide-neon@3x.png",
        "first-5k-wide-neon.jpg", "first-5k-wide-neon@2x.jpg", "first-5k-wide-neon@3x.jpg",
    ]


def test_copies_the_published_link(open_gallery):
    page = open_gallery(
        "?open=awards/first-5k", permissions=["clipboard-read", "clipboard-write"])
    dialog(page).get_by_role("button", name="Copy link").click()
    expect(dialog(page).get_by_text("Copied")).to_be_visible()
    copied = page.evaluate("navigator.clipboard.readText()")
    assert copied == "https://share.steps.example/walks/awards/first-5k/"


def test_selects_the_link_where_copying_is_refused(open_gallery):
    page = open_gallery("?open=awards/first-5k")
    page.evaluate(
        """() => {
          navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
          document.execCommand = () => false;
        }""")
    dialog(page).get_by_role("button", name="Copy link").click()
    expect(dialog(page).get_by_text("Press Ctrl+C or ⌘C to copy it")).to_be_visible()
    assert page.evaluate("getSelection().toString()") == (
        "https://share.steps.example/walks/awards/first-5k/")


def test_shows_the_warnings_of_the_card(open_gallery):
    page = open_gallery("?open=quotes/come-back-tomorrow&size=story")
    warnings = dialog(page).get_by_role("region", name="Warnings")
    expect(warnings.get_by_role("status")).to_have_text("1 warning")
    expect(warnings.locator(".message")).to_have_text(
        "the quote is too long for the story card and ends in '…' there")
    page.keyboard.press("ArrowRight")
    expect(warnings.get_by_role("status")).to_have_text("None for this card.")


def test_leads_to_the_page(open_gallery):
    page = open_gallery("?open=awards/first-5k")
    with page.expect_popup() as popup:
        dialog(page).get_by_role("link", name="Open page").click()
    expect(popup.value).to_have_title("First 5K · Steps")
    expect(dialog(page).get_by_text("content/awards/first-5k.md")).to_be_visible()
