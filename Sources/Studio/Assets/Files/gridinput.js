import { byID } from './dom.js';
import { columnCount, focusCard, positionOf, shownSizes, tileAround } from './grid.js';
import { choose } from './state.js';
import { opening } from './tile.js';

/** What the keyboard and the mouse do in the grid. */
const host = byID('cards');

function hasModifier(event) {
  return event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
}

host.addEventListener('keydown', (event) => {
  const link = event.target.closest('a.shot');
  if (!link || hasModifier(event)) return;
  const target = targetOf(event.key, link);
  if (!target) return;
  event.preventDefault();
  focusCard(target.index, (links) => links.at(target.card));
});

/** Where a key moves to from a card: a moment's index and one of its cards. */
function targetOf(key, link) {
  const { moment, links } = tileAround(link);
  const { index, count } = positionOf(moment.path);
  const card = links.indexOf(link);
  switch (key) {
    case 'ArrowRight':
      return card + 1 < links.length ? { index, card: card + 1 } : { index: index + 1, card: 0 };
    case 'ArrowLeft':
      return card > 0 ? { index, card: card - 1 } : { index: index - 1, card: -1 };
    case 'ArrowDown': return { index: index + columnCount(), card };
    case 'ArrowUp': return { index: index - columnCount(), card };
    case 'Home': return { index: 0, card: 0 };
    case 'End': return { index: count - 1, card: -1 };
    default: return undefined;
  }
}

/** Opens the card that was clicked, or the first of the moment whose caption was. */
host.addEventListener('click', (event) => {
  const tile = tileAround(event.target);
  if (!tile || hasModifier(event) || event.button !== 0) return;
  const link = event.target.closest('a.shot');
  const isSelecting = !link && getSelection().toString() !== '';
  if (isSelecting) return;
  event.preventDefault();
  choose(opening(tile.moment, (link ?? tile.links[0]).dataset.size, shownSizes()));
});
