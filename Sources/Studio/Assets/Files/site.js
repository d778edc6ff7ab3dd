import { getJSON } from './requests.js';
import { folded } from './search.js';

/**
 * What the server tells of a page that has cards, see `/.sitegen/site.json`.
 *
 * @typedef {Object} Moment
 * @property {string} path @property {string} title @property {string} kind
 * @property {string} style @property {string[]} tags @property {'ltr'|'rtl'} direction
 * @property {string} language @property {boolean} listed @property {boolean} draft
 * @property {string} source @property {string} page @property {string} link
 * @property {string} searchable @property {Card[]} cards
 *
 * @typedef {Object} Card
 * @property {string} size @property {number} width in pixels @property {number} height
 * @property {number} scale @property {'png'|'jpeg'} format @property {string} fingerprint
 * @property {string} alt
 */

/** @type {{version: string, title: string, base: string, kinds: string[], styles: string[],
 *   tags: string[], sizes: {name: string, width: number, height: number}[], moments: Moment[]}} */
let site = {
  version: '', title: '', base: '/', kinds: [], styles: [], tags: [], sizes: [], moments: [],
};
let momentsByPath = new Map();

export function currentSite() {
  return site;
}

/** @returns {Moment|undefined} */
export function momentAt(path) {
  return momentsByPath.get(path);
}

/** Asks the server for the site as it is now. */
export async function refreshSite() {
  const next = await getJSON('/.sitegen/site.json');
  for (const moment of next.moments) {
    moment.searchable = folded(`${moment.title} ${moment.text} ${moment.path}`);
  }
  site = next;
  momentsByPath = new Map(site.moments.map((moment) => [moment.path, moment]));
}

/** A moment's card of a size; the same facts for a size that the moment is not built in. */
export function cardOf(moment, sizeName) {
  const size = site.sizes.find((size) => size.name === sizeName) ?? site.sizes[0];
  const written = moment.cards.find((card) => card.size === sizeName);
  return written ?? { ...size, size: size.name, scale: 1, format: 'png', fingerprint: '', alt: '' };
}

/**
 * What tells whether a card's picture may have changed. A card in a style that is not its own
 * depends on that style's file too, of which its fingerprint knows nothing.
 */
export function pictureVersion(moment, card, style) {
  const isOwn = style === '' || style === moment.style;
  return isOwn && card.fingerprint ? card.fingerprint : site.version;
}
