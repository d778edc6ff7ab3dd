"""The gallery without a mouse."""

import re

from playwright.sync_api import expect


def focused(page):
    """The accessible name, or else the text, of what has the focus."""
    return page.evaluate(
        """() => {
          const element = document.activeElement;
          const label = element.ariaLabel ?? element.labels?.[0]?.textContent.trim();
          return label ?? element.textContent;
        }""")


def test_reaches_everything_by_tab(open_gallery):
    page = open_gallery()
    seen = []
    for _ in range(40):
        page.keyboard.press("Tab")
        seen.append(focused(page))
        if re.search(", Wide$", seen[-1]):
            break
    assert seen[:5] == [
        "Skip to the cards", "Open site", "Keyboard shortcuts", "Find moments by their text",
        "Achievement4 moments",
    ]
    assert seen[-3] == "Wide"
    assert seen[-2].startswith("Draw as")


def test_shows_where_the_focus_is(open_gallery):
    page = open_gallery()
    for _ in range(30):
        page.keyboard.press("Tab")
        has_outline = page.evaluate(
            """() => {
              const element = document.activeElement;
              const shown = element.matches('.switch input') ? element.nextElementSibling : element;
              const { outlineStyle, outlineWidth } = getComputedStyle(shown);
              return element === document.body ||
                (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1);
            }""")
        assert has_outline, focused(page)


def test_moves_among_cards_by_arrow_keys(open_gallery):
    page = open_gallery()
    titles = page.locator(".title").all_inner_texts()
    page.get_by_role("link", name=f"{titles[0]}, Wide").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == f"{titles[1]}, Wide"
    page.keyboard.press("ArrowDown")
    assert focused(page) == f"{titles[4]}, Wide"
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowLeft")
    assert focused(page) == f"{titles[0]}, Wide"
    page.keyboard.press("End")
    assert focused(page) == f"{titles[-1]}, Wide"
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_accessible_name(titles[0])


def test_moves_among_the_cards_of_a_moment(open_gallery):
    page = open_gallery("?size=all")
    page.get_by_role("link", name="First 5K, Square").focus()
    page.keyboard.press("ArrowRight")
    assert focused(page) == "First 5K, Story"
    page.keyboard.press("Enter")
    radio = page.get_by_role("dialog").get_by_role("radio", name="Story")
    expect(radio).to_be_checked()
    page.keyboard.press("Escape")
    expect(page.get_by_role("link", name="First 5K, Story")).to_be_focused()


def test_chooses_a_size_by_arrow_keys(open_gallery):
    page = open_gallery()
    page.get_by_role("radio", name="Wide").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("radio", name="Compact")).to_be_checked()
    expect(page.get_by_role("radio", name="Compact")).to_be_focused()


def test_keeps_the_focus_in_the_filters(open_gallery):
    page = open_gallery()
    box = page.get_by_role("group", name="Tag").get_by_label("habits")
    box.focus()
    page.keyboard.press("Space")
    expect(box).to_be_checked()
    expect(box).to_be_focused()
    page.keyboard.press("ArrowDown")
    assert focused(page).startswith("rain")


def test_has_keys_for_what_is_done_often(open_gallery):
    page = open_gallery()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).to_be_focused()
    page.keyboard.type("walk")
    page.keyboard.press("Escape")
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.get_by_role("radio", name="Wide").focus()
    page.keyboard.press("2")
    expect(page.get_by_role("radio", name="Story")).to_be_checked()
    page.keyboard.press("]")
    expect(page.get_by_role("combobox", name="Draw as")).to_have_value("branded")
    page.keyboard.press("[")
    expect(page.get_by_role("combobox", name="Draw as")).to_have_value("")


def test_shows_the_keys_and_lets_them_be_turned_off(open_gallery):
    page = open_gallery()
    page.keyboard.press("?")
    shortcuts = page.get_by_role("dialog", name="Keyboard shortcuts")
    expect(shortcuts).to_be_visible()
    shortcuts.get_by_role("checkbox").uncheck()
    page.keyboard.press("Escape")
    expect(shortcuts).to_be_hidden()
    page.keyboard.press("/")
    expect(page.get_by_role("searchbox")).not_to_be_focused()


def test_stays_in_the_open_card(open_gallery):
    page = open_gallery("?open=awards/first-5k")
    dialog = page.get_by_role("dialog")
    names = []
    for _ in range(25):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement !== document.body"):
            assert dialog.evaluate("dialog => dialog.contains(document.activeElement)")
            names.append(focused(page))
    for name in ["Next", "Close", "Fit", "Wide", "Card", "Details", "Copy link", "Open page"]:
        assert name in names
