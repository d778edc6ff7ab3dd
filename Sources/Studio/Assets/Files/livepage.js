import { listen } from './events.js';
import { Overlay } from './overlay.js';
import { hasSameOutline, isOfVersion, renew } from './pagesource.js';

const overlay = new Overlay();
/** The version of the site that the page was loaded in; null where no site could be loaded. */
const firstVersion = document.querySelector('script[src="/.sitegen/assets/live.js"]')
  .dataset.version ?? null;
let version = firstVersion;
/** The page's text as it is shown; what cannot be asked for any more is like no other text. */
let source = fetchSource().then((text) => isOfVersion(text, firstVersion) ? text : '', () => '');

async function fetchSource() {
  const response = await fetch(location.href, { cache: 'no-cache' });
  return response.text();
}

/**
 * Takes over what has changed: in place where only addresses did, else the page is loaded anew.
 *
 * @param {string[]?} changed output paths; null for anything
 */
async function update(changed) {
  const [before, now] = [await source, await fetchSource()];
  if (!hasSameOutline(before, now)) return location.reload();
  source = Promise.resolve(now);
  renew(document, now, changed, version);
}

listen({
  state(state, isNew) {
    overlay.show(state.problems.filter((problem) => problem.severity === 'error'));
    if (!isNew || version === state.version) return;
    version = state.version;
    update(null).catch(() => location.reload());
  },
  change(change) {
    if (change.changed === null) return location.reload();
    version = change.version;
    update(change.changed).catch(() => location.reload());
  },
});
