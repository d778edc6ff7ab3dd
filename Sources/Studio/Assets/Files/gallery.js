import { byID, counted, formatted } from './dom.js';
import { listen } from './events.js';
import { isFiltered, showFacets } from './facets.js';
import { redraw, showMoments } from './grid.js';
import './gridinput.js';
import { setProblems } from './problems.js';
import { areSame } from './problemview.js';
import { matching } from './search.js';
import { showText } from './searchfield.js';
import './shortcuts.js';
import { currentSite, refreshSite } from './site.js';
import { choose, follow, state } from './state.js';
import { showControls } from './controls.js';
import { showViewer } from './viewer.js';

const filters = ['text', 'kind', 'style', 'tag'];
let shownProblems = [];
let refreshing;

/** Shows the moments that the filters leave, and how many they are. */
function showFiltered() {
  const { moments } = currentSite();
  const found = matching(moments, state());
  showText();
  showFacets();
  showMoments(found);
  byID('clear').hidden = !isFiltered();
  byID('count').textContent = isFiltered()
    ? `${formatted(found.length)} of ${counted(moments.length, 'moment')}`
    : counted(moments.length, 'moment');
  const nothing = byID('nothing');
  nothing.hidden = found.length > 0;
  nothing.textContent = moments.length === 0
    ? 'No page has a card yet. Add one to content/, and it appears here.'
    : 'No moment is like that.';
}

function showSite() {
  const { title, base } = currentSite();
  byID('site-title').textContent = title;
  byID('site-link').href = base;
  document.title = title ? `${title} · Gallery` : 'Gallery';
  showControls();
  showFiltered();
  showViewer();
}

/** Asks for the site when it is another version than the one that is shown. */
async function refresh(version) {
  // A request that is under way may have been answered before this version was there.
  await refreshing;
  if (version === currentSite().version) return;
  refreshing ??= refreshSite().then(showSite, () => showConnection(false))
    .finally(() => (refreshing = undefined));
  await refreshing;
}

function showConnection(isConnected) {
  byID('connection').textContent = isConnected ? '' : 'Reconnecting…';
}

follow((next, before) => {
  if (filters.some((name) => String(next[name]) !== String(before[name]))) showFiltered();
  else if (next.size !== before.size || next.as !== before.as) redraw();
  showControls();
  showViewer();
});

byID('clear').addEventListener('click', () => {
  choose({ text: '', kind: [], style: [], tag: [] });
  byID('search').focus();
});

listen({
  async state({ version, problems }) {
    await refresh(version);
    if (areSame(problems, shownProblems)) return;
    shownProblems = problems;
    setProblems(problems);
    redraw();
  },
  change: ({ version }) => refresh(version),
  connection: showConnection,
});
