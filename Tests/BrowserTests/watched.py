"""A page of a browser that is watched for what must not happen on any."""

import urllib.parse

# Whether something is drawn and nothing is still to be drawn. Those behind an open card wait.
DRAWN = """() => {
  const scope = document.querySelector('dialog[open]') ?? document.querySelector('main');
  return scope.querySelector('.picture img:not([hidden])') !== null &&
    scope.querySelector('.is-waiting') === null;
}"""
LOCAL_SCHEMES = {"data", "blob", "about"}


class WatchedPage:
    """Collects as faults: errors of scripts, complaints on the console, requests to other hosts."""

    def __init__(self, context):
        self.faults = []
        # What the console says of answers that a test asks for, such as "status of 422".
        self.expected = []
        context.on("request", self._see_request)
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.faults.append(f"error: {error}"))
        self.page.on("console", self._hear)

    def _see_request(self, request):
        address = urllib.parse.urlsplit(request.url)
        if address.scheme not in LOCAL_SCHEMES and address.hostname != "127.0.0.1":
            self.faults.append(f"request to another host: {request.url}")

    def _hear(self, message):
        if message.type in ("error", "warning") and not any(
            text in message.text for text in self.expected
        ):
            self.faults.append(f"console: {message.text}")

    def wait_for_cards(self):
        """Waits until the cards that are looked at are drawn: the open one, or else the grid's."""
        self.page.wait_for_function(DRAWN)
