"""The browser, the server and the pages that the tests use."""

import os
import pathlib
import re
import shutil
import sys

import pytest
from playwright.sync_api import expect, sync_playwright

from local_site import LocalSite, built_program
from watched import WatchedPage

# Where a browser may be that is not in PATH.
CHROME_ON_MACOS = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"
# How long anything that a test waits for may take, in milliseconds: machines that test are busy.
TIMEOUT = 20_000


def pytest_addoption(parser):
    parser.addoption("--program", type=pathlib.Path, help="the sitegen to test")
    parser.addoption(
        "--screenshots", type=pathlib.Path, help="a folder to put pictures of what is tested into"
    )


@pytest.fixture(scope="session")
def browser():
    expect.set_options(timeout=TIMEOUT)
    with sync_playwright() as playwright:
        # The sandbox of Chromium does not run as root.
        options = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=browser_program(), args=options)
        yield browser
        browser.close()


def browser_program():
    names = ["chromium", "chromium-browser", "google-chrome"]
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None and sys.platform == "darwin" and os.path.exists(CHROME_ON_MACOS):
        return CHROME_ON_MACOS
    if found is None:
        pytest.exit("there is no Chromium or Chrome to test with; install one of them", 3)
    return found


@pytest.fixture(scope="session")
def program(request):
    return request.config.getoption("--program") or built_program()


@pytest.fixture(scope="session")
def site(program, tmp_path_factory):
    """A site that no test changes."""
    with LocalSite(program, tmp_path_factory.mktemp("site")) as site:
        yield site


@pytest.fixture
def own_site(program, site, tmp_path):
    """A site for a test that changes it, with the cards that were drawn for others."""
    with LocalSite(program, tmp_path / "site", original=site.folder) as own_site:
        yield own_site


@pytest.fixture
def open_page(browser, request):
    """Opens pages, each in a browser profile of its own, and tells at the end what went wrong."""
    opened = []

    def open_page(address, width=1280, height=900, **options):
        context = browser.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(TIMEOUT)
        watched = WatchedPage(context)
        opened.append(watched)
        watched.page.goto(address)
        return watched

    yield open_page
    folder = request.config.getoption("--screenshots")
    for number, watched in enumerate(opened):
        if folder:
            folder.mkdir(parents=True, exist_ok=True)
            name = re.sub(r"[^A-Za-z0-9]+", "-", request.node.name).strip("-")
            watched.page.screenshot(path=folder / f"{name}-{number}.png")
        watched.page.context.close()
    assert [fault for watched in opened for fault in watched.faults] == []


@pytest.fixture
def open_gallery(open_page, site):
    """Opens the gallery of the site, and waits until its cards are there."""

    def open_gallery(query="", **options):
        watched = open_page(f"{site.gallery}{query}", **options)
        watched.wait_for_cards()
        watched.page.wait_for_cards = watched.wait_for_cards
        return watched.page

    return open_gallery
