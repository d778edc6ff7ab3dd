import { byID } from './dom.js';
import { RowWindow } from './rowwindow.js';
import { cardOf, currentSite } from './site.js';
import { everySize, state } from './state.js';
import { Tile } from './tile.js';

/** The shapes, width by height, that need narrower and wider columns than a square. */
const tallBelow = 0.8;
const broadAbove = 1.5;

const host = byID('cards');
/** The tiles that are in the grid, by their moments' paths. @type {Map<string, Tile>} */
const tiles = new Map();
/** @type {import('./site.js').Moment[]} */
let moments = [];
let indices = new Map();
let shownSize = '';
/** The moment whose link Tab gets to. */
let tabPath = '';

const rows = new RowWindow(host, place);

/** The sizes that the grid shows. */
export function shownSizes() {
  const names = currentSite().sizes.map((size) => size.name);
  const { size } = state();
  if (size === everySize) return names;
  if (names.includes(size)) return [size];
  return names.includes('wide') ? ['wide'] : names.slice(0, 1);
}

/** Shows these moments, in this order. */
export function showMoments(next) {
  moments = next;
  indices = new Map(moments.map(({ path }, index) => [path, index]));
  redraw();
}

/** Shows the moments in the sizes and the style of now. */
export function redraw() {
  const sizes = shownSizes().join();
  const first = rows.firstVisible;
  showShapes();
  rows.renew(moments.length);
  // Rows of another height: what was at the top shall be there again.
  if (shownSize !== sizes && first > 0 && shownSize !== '') {
    scrollTo(0, 0);
    rows.reveal(first);
  }
  shownSize = sizes;
}

/** The moment before or after another one, in the grid's order. */
export function neighbour(path, step) {
  return moments[(indices.get(path) ?? NaN) + step]?.path;
}

/** Where a moment is among those of the grid: its index, or -1, and how many they are. */
export function positionOf(path) {
  return { index: indices.get(path) ?? -1, count: moments.length };
}

/** Moves the focus to a moment's card and scrolls to it; to the grid when it has no such moment. */
export function focusMoment(path, size) {
  const { index } = positionOf(path);
  if (index < 0) return host.focus({ preventScroll: true });
  focusCard(index, (links) => links.find((link) => link.dataset.size === size) ?? links[0]);
}

/**
 * Moves the focus to one of the cards of a moment.
 *
 * @param {number} index the moment's
 * @param {(links: HTMLElement[]) => HTMLElement|undefined} choose
 */
export function focusCard(index, choose) {
  if (!moments[index]) return;
  rows.reveal(index);
  const { path } = moments[index];
  const link = choose(tiles.get(path)?.links ?? []);
  if (!link) return;
  tabPath = path;
  for (const other of host.querySelectorAll('a.shot')) other.tabIndex = other === link ? 0 : -1;
  link.focus();
}

/** The tile that an element of the grid belongs to. */
export function tileAround(element) {
  return tiles.get(element.closest('.place')?.dataset.path);
}

export function columnCount() {
  return rows.columns;
}

/**
 * Puts the tiles of some moments into the grid. Those that stay are not moved: one may have the
 * focus.
 */
function place(first, end) {
  const near = moments.slice(first, end);
  const wanted = new Set(near.map(({ path }) => path));
  for (const [path, tile] of tiles) {
    if (wanted.has(path)) continue;
    tile.remove();
    tiles.delete(path);
  }
  near.forEach((moment, offset) => {
    const tile = tiles.get(moment.path) ?? new Tile();
    tiles.set(moment.path, tile);
    tile.show(moment, shownSizes(), state().as);
    tile.place.ariaPosInSet = first + offset + 1;
    tile.place.ariaSetSize = moments.length;
    const there = host.children[offset];
    if (there !== tile.place) host.insertBefore(tile.place, there ?? null);
  });
  keepOneTabStop();
}

/** Lets Tab get to one link of the grid: the arrow keys reach the others. */
function keepOneTabStop() {
  const links = [...host.querySelectorAll('a.shot')];
  const stop = links.find((link) => link === document.activeElement) ??
    tiles.get(tabPath)?.links[0] ?? links[0];
  for (const link of links) link.tabIndex = link === stop ? 0 : -1;
}

/** Gives the columns the width that the sizes need. */
function showShapes() {
  const sizes = shownSizes();
  const [moment] = currentSite().moments;
  if (!moment) return;
  const cards = sizes.map((size) => cardOf(moment, size));
  const ratios = cards.map(({ width, height }) => width / height);
  host.classList.toggle('is-every-size', sizes.length > 1);
  host.classList.toggle('is-tall', sizes.length === 1 && ratios[0] < tallBelow);
  host.classList.toggle('is-broad', sizes.length === 1 && ratios[0] > broadAbove);
}
