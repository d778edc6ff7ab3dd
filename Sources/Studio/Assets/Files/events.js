/** How long to wait before a connection that the browser has given up is tried again. */
const retryDelay = 1000;

/**
 * Listens to the server's events for as long as the page is shown.
 *
 * A browser has few connections for one host, so a page in the background lets its own go and
 * learns from the `state` of the next one what it has missed.
 *
 * @param {Object} handlers
 * @param {(state: {version: string, problems: Object[]}, isNew: boolean) => void} handlers.state
 *   `isNew`: whether it is the first of a connection, before which any change may have been missed
 * @param {(change: {version: string, changed: string[]?}) => void} handlers.change
 * @param {(isConnected: boolean) => void} [handlers.connection]
 */
export function listen({ state, change, connection = () => {} }) {
  let source;
  let retry;
  let isNew = true;

  function connect() {
    clearTimeout(retry);
    source?.close();
    source = new EventSource('/.sitegen/events');
    source.addEventListener('open', () => {
      isNew = true;
      connection(true);
    });
    source.addEventListener('state', (event) => {
      state(JSON.parse(event.data), isNew);
      isNew = false;
    });
    source.addEventListener('change', (event) => change(JSON.parse(event.data)));
    source.addEventListener('error', () => {
      connection(false);
      if (source.readyState === EventSource.CLOSED) retry = setTimeout(connect, retryDelay);
    });
  }

  function disconnect() {
    clearTimeout(retry);
    source?.close();
    source = undefined;
  }

  function connectWhenShown() {
    if (document.visibilityState === 'hidden') disconnect();
    else if (!source) connect();
  }

  document.addEventListener('visibilitychange', connectWhenShown);
  addEventListener('pagehide', disconnect);
  addEventListener('pageshow', connectWhenShown);
  connectWhenShown();
}
