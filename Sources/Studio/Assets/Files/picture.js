import { element } from './dom.js';
import { enqueue } from './queue.js';
import { address, getPicture, Refusal } from './requests.js';

/**
 * A card's picture in a box that has the card's shape from the start: quiet while the card is
 * being drawn, an explanation where it cannot be drawn, and the old picture until a new one is
 * there.
 */
export class Picture {
  #image = element('img', { alt: '', decoding: 'async', draggable: false });
  #abort;
  #shown = {};

  constructor() {
    this.box = element('span', { className: 'picture' }, this.#image);
    this.#image.hidden = true;
  }

  /**
   * Shows a card. What is shown already, by its address and version, is left alone.
   *
   * @param {Object} card what `address` takes
   * @param {{width: number, height: number, alt: string, version: string}} facts `version`
   *   differs when the picture may
   * @param {{isUrgent?: boolean}} [options] the urgent do not wait for their turn
   */
  show(card, { width, height, alt, version }, { isUrgent = false } = {}) {
    this.box.style.setProperty('--ratio', `${width} / ${height}`);
    this.#image.width = width;
    this.#image.height = height;
    this.#image.alt = alt;
    const path = address('card', card);
    if (path === this.#shown.path && version === this.#shown.version) return;
    this.stop();
    this.#shown = { path, version, tag: path === this.#shown.path ? this.#shown.tag : undefined };
    this.#abort = new AbortController();
    this.box.classList.add('is-waiting');
    const load = (signal) => this.#load(path, signal);
    if (isUrgent) load(this.#abort.signal);
    else enqueue(load, this.#abort.signal);
  }

  /** Gives up what is being loaded; the next `show` begins anew. */
  stop() {
    if (!this.#abort) return;
    this.#abort.abort();
    this.#abort = undefined;
    this.#shown = {};
  }

  /** Frees the picture, when its box leaves the page. */
  release() {
    this.stop();
    URL.revokeObjectURL(this.#image.src);
  }

  async #load(path, signal) {
    this.box.classList.add('is-loading');
    try {
      const { picture, tag } = await getPicture(path, signal);
      if (!tag || tag !== this.#shown.tag) await this.#replace(picture, signal);
      signal.throwIfAborted();
      this.#shown.tag = tag;
      this.#settle();
    } catch (error) {
      if (!signal.aborted) this.#fail(error);
    }
  }

  /** Decodes before showing, so that no frame is without a picture. */
  async #replace(picture, signal) {
    const next = this.#image.cloneNode();
    next.hidden = false;
    next.src = URL.createObjectURL(picture);
    await next.decode().catch(() => {});
    if (signal.aborted) return URL.revokeObjectURL(next.src);
    URL.revokeObjectURL(this.#image.src);
    this.#image.replaceWith(next);
    this.#image = next;
  }

  #settle() {
    this.#abort = undefined;
    this.box.classList.remove('is-waiting', 'is-loading', 'is-failed');
    this.box.querySelector('.failure')?.remove();
  }

  #fail(error) {
    this.#settle();
    this.#shown = {};
    this.box.classList.add('is-failed');
    this.#image.hidden = true;
    const problems = error instanceof Refusal ? error.problems : [];
    const told = problems.map((problem) => problem.message);
    const lines = told.length > 0 ? told : [error.message];
    this.box.append(
      element('span', { className: 'failure' },
        element('strong', {}, 'This card cannot be drawn'),
        ...lines.map((line) => element('span', {}, line))));
  }
}
