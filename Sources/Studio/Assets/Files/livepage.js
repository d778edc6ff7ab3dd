import { listen } from './events.js';
import { Overlay } from './overlay.js';
import { hasSameOutline, renew } from './pagesource.js';

const overlay = new Overlay();
/** The page's text as the server gave it; what could not be asked for is like no other text. */
let source = fetchSource().catch(() => '');
/** The version of the site that the page is of; null where no site could be loaded. */
let version = document.querySelector('script[src="/.sitegen/assets/live.js"]')
  .dataset.version ?? null;

async function fetchSource() {
  const response = await fetch(location.href, { cache: 'no-cache' });
  return response.text();
}

/** Takes over what has changed: in place where only addresses did, else the page is loaded anew. */
async function update(changed) {
  if (changed === null) return location.reload();
  const [before, now] = [await source, await fetchSource()];
  if (!hasSameOutline(before, now)) return location.reload();
  source = Promise.resolve(now);
  renew(document, now, changed, version);
}

listen({
  state(state, isNew) {
    overlay.show(state.problems.filter((problem) => problem.severity === 'error'));
    if (isNew && version !== state.version) location.reload();
  },
  change(change) {
    version = change.version;
    update(change.changed).catch(() => location.reload());
  },
});
