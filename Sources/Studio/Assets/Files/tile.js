import { element, isolated, label } from './dom.js';
import { Picture } from './picture.js';
import { problemsOf } from './problems.js';
import { cardOf, pictureVersion } from './site.js';
import { addressWith, everySize } from './state.js';

/**
 * A moment in the grid. Its place is there from the start and has its height; its content is made
 * when the place comes near the window, and taken away when it is far off.
 */
export class Tile {
  #pictures = new Map();
  #caption;

  /** @param {import('./site.js').Moment} moment */
  constructor(moment) {
    this.moment = moment;
    this.place = element('li', { className: 'place' });
    this.isFilled = false;
  }

  /**
   * Makes or renews the content.
   *
   * @param {string[]} sizes the sizes to show
   * @param {string} style the style to draw in, or empty
   */
  fill(sizes, style) {
    if (!this.isFilled || sizes.join() !== [...this.#pictures.keys()].join()) this.#build(sizes);
    for (const [size, { picture, link }] of this.#pictures) {
      const card = cardOf(this.moment, size);
      const version = pictureVersion(this.moment, card, style);
      picture.show(
        { page: this.moment.path, size, style }, { ...card, alt: '', version });
      link.href = addressWith(linkTo(this.moment, size, sizes));
      link.setAttribute('aria-label', `${this.moment.title}, ${label(size)}`);
    }
    this.#renewCaption();
  }

  /** Takes the content away. */
  clear() {
    for (const { picture } of this.#pictures.values()) picture.release();
    this.#pictures.clear();
    this.place.replaceChildren();
    this.isFilled = false;
  }

  /** Gives up the pictures that are not there yet. */
  stop() {
    for (const { picture } of this.#pictures.values()) picture.stop();
  }

  get links() {
    return [...this.#pictures.values()].map(({ link }) => link);
  }

  #build(sizes) {
    this.clear();
    for (const size of sizes) {
      const picture = new Picture();
      const link = element('a', { className: 'shot', tabIndex: -1 }, picture.box);
      link.dataset.size = size;
      this.#pictures.set(size, { picture, link });
    }
    this.#caption = element('div', { className: 'caption' });
    this.place.append(element('div', { className: 'strip' }, ...this.links), this.#caption);
    this.isFilled = true;
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

/** What to change of the state to open a card. */
export function linkTo(moment, size, sizes) {
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
