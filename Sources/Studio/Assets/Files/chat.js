import { element, isolated } from './dom.js';
import { Picture } from './picture.js';
import { currentSite } from './site.js';

/**
 * What a chat makes of a link: a picture 300 pixels wide, and what the page's own `og:` tags say.
 * Shown in a light and in a dark bubble.
 */
export class ChatPreview {
  #bubbles = ['light', 'dark'].map((shade) => new Bubble(shade));
  #loaded = '';

  constructor() {
    this.host = element('div', { className: 'chat' }, ...this.#bubbles.map(({ host }) => host));
  }

  show(moment, request, facts) {
    for (const bubble of this.#bubbles) bubble.show(moment, request, facts);
    this.#describe(moment);
  }

  stop() {
    for (const bubble of this.#bubbles) bubble.stop();
  }

  /** Reads the page as a chat's server does. */
  async #describe(moment) {
    const wanted = `${moment.path} ${currentSite().version}`;
    if (this.#loaded === wanted) return;
    this.#loaded = wanted;
    try {
      const response = await fetch(moment.page, { cache: 'no-cache' });
      const page = headOf(await response.text());
      if (this.#loaded !== wanted) return;
      for (const bubble of this.#bubbles) {
        bubble.describe(content(page, 'og:title'), content(page, 'og:description'));
      }
    } catch {
      this.#loaded = '';
    }
  }
}

class Bubble {
  #picture = new Picture();
  #title = isolated('', { className: 'bubble-title' });
  #description = isolated('', { className: 'bubble-description' });
  #host = element('span', { className: 'bubble-host', dir: 'ltr' });

  constructor(shade) {
    this.host = element('div', { className: `bubble is-${shade}` },
      this.#picture.box, this.#title, this.#description, this.#host);
  }

  show(moment, request, facts) {
    this.#picture.show(request, facts, { isUrgent: true });
    this.#host.textContent = new URL(moment.link).host;
    this.host.dir = moment.direction;
    this.host.lang = moment.language;
    if (this.host.dataset.path === moment.path) return;
    this.host.dataset.path = moment.path;
    this.describe(moment.title, '');
  }

  describe(title, description) {
    if (title) this.#title.textContent = title;
    this.#description.textContent = description ?? '';
    this.#description.hidden = !description;
  }

  stop() {
    this.#picture.stop();
  }
}

/** A page's head: the styles in the body are nothing that this page's policy lets through. */
function headOf(text) {
  const [head] = text.split(/<body\b/i, 1);
  return new DOMParser().parseFromString(head, 'text/html');
}

function content(page, property) {
  return page.querySelector(`meta[property="${property}"]`)?.content;
}
