import { element, isolated, label } from './dom.js';
import { Picture } from './picture.js';
import { problemsOf } from './problems.js';
import { cardOf, pictureVersion } from './site.js';
import { addressWith, everySize } from './state.js';

/** A moment in the grid: its card in each of the sizes that are shown, and what it is. */
export class Tile {
  #pictures = new Map();
  #strip = element('div', { className: 'strip' });
  #caption = element('div', { className: 'caption' });

  constructor() {
    this.place = element('li', { className: 'place' }, this.#strip, this.#caption);
  }

  /**
   * Shows a moment.
   *
   * @param {import('./site.js').Moment} moment
   * @param {string[]} sizes the sizes to show
   * @param {string} style the style to draw in, or empty for the moment's own
   */
  show(moment, sizes, style) {
    this.moment = moment;
    this.place.dataset.path = moment.path;
    if (sizes.join() !== [...this.#pictures.keys()].join()) this.#build(sizes);
    for (const [size, { picture, link }] of this.#pictures) {
      const card = cardOf(moment, size);
      const version = pictureVersion(moment, card, style);
      link.style.setProperty('--shape', card.width / card.height);
      link.href = addressWith(opening(moment, size, sizes));
      link.setAttribute('aria-label', `${moment.title}, ${label(size)}`);
      picture.show({ page: moment.path, size, style }, { ...card, alt: '', version });
    }
    this.#renewCaption();
  }

  /** Takes the tile from the page. */
  remove() {
    this.place.remove();
    for (const { picture } of this.#pictures.values()) picture.release();
  }

  get links() {
    return [...this.#pictures.values()].map(({ link }) => link);
  }

  #build(sizes) {
    for (const { picture } of this.#pictures.values()) picture.release();
    this.#pictures.clear();
    for (const size of sizes) {
      const picture = new Picture();
      const link = element('a', { className: 'shot', tabIndex: -1 }, picture.box);
      link.dataset.size = size;
      this.#pictures.set(size, { picture, link });
    }
    this.#strip.replaceChildren(...this.links);
  }

  #renewCaption() {
    const { title, direction, language, kind, style, listed, draft } = this.moment;
    const count = problemsOf(this.moment).length;
    this.#caption.replaceChildren(
      isolated(title, { className: 'title', dir: direction, lang: language, title }),
      element('span', { className: 'facts' },
        element('span', {}, `${label(kind)} · ${label(style)}`),
        draft ? element('span', { className: 'badge' }, 'Draft') : null,
        listed ? null : element('span', { className: 'badge' }, 'Unlisted'),
        count > 0 ? warningBadge(count) : null));
  }
}

/** What to change of the state to open a card of a grid that shows these sizes. */
export function opening(moment, size, sizes) {
  return sizes.length > 1
    ? { open: moment.path, size: everySize, at: size }
    : { open: moment.path, size, at: '' };
}

function warningBadge(count) {
  const text = count === 1 ? '1 problem' : `${count} problems`;
  return element('span', { className: 'badge is-warning', title: text },
    element('span', { className: 'hidden-label' }, text),
    element('span', { ariaHidden: 'true' }, `⚠ ${count}`));
}
