/**
 * What the person at the gallery has chosen. The page's address carries all of it, so that it can
 * be sent to others and the back button takes a step back.
 *
 * @typedef {Object} State
 * @property {string} text what the moments' texts are searched for
 * @property {string[]} kind kinds of moments to show, all when empty; so for `style` and `tag`
 * @property {string[]} style
 * @property {string[]} tag
 * @property {string} size a size's name, or `everySize`
 * @property {string} as the style to draw all cards in, or empty for each one's own
 * @property {string} open the path of the moment that is open, or empty
 * @property {string} at the open card's size where `size` is `everySize`
 * @property {string} view how the open card is shown: fit, actual or chat
 */
const single = { text: '', size: '', as: '', open: '', at: '', view: 'fit' };
const several = ['kind', 'style', 'tag'];

export const everySize = 'all';

/** The query's name of `text`. */
const textName = 'q';

/** @type {State} */
let current = read();
const followers = new Set();

export function state() {
  return current;
}

/** Calls `follower` with the state after each change and the state before. */
export function follow(follower) {
  followers.add(follower);
}

/**
 * Changes some of the state.
 *
 * @param {Partial<State>} changes
 * @param {{replace?: boolean}} [options] whether the back button shall pass over the state before
 */
export function choose(changes, { replace = false } = {}) {
  const next = { ...current, ...changes };
  const address = written(next);
  if (address === written(current)) return;
  if (replace) history.replaceState(null, '', address);
  else history.pushState(null, '', address);
  become(next);
}

/** The address of the page with some of the state changed. */
export function addressWith(changes) {
  return written({ ...current, ...changes });
}

/** Closes what is open. */
export function closeOpen() {
  choose({ open: '', at: '', view: single.view });
}

function become(next) {
  const before = current;
  current = next;
  for (const follower of followers) follower(current, before);
}

function read() {
  const query = new URLSearchParams(location.search);
  const found = {};
  for (const [name, fallback] of Object.entries(single)) {
    found[name] = query.get(name === 'text' ? textName : name) ?? fallback;
  }
  for (const name of several) found[name] = query.getAll(name);
  return found;
}

function written(state) {
  const query = new URLSearchParams();
  for (const [name, fallback] of Object.entries(single)) {
    if (state[name] !== fallback) query.set(name === 'text' ? textName : name, state[name]);
  }
  for (const name of several) {
    for (const value of state[name]) query.append(name, value);
  }
  // A slash needs no escape in a query (RFC 3986, section 3.4), and paths are easier to read so.
  const text = query.toString().replaceAll('%2F', '/');
  return text ? `?${text}` : location.pathname;
}

addEventListener('popstate', () => become(read()));
