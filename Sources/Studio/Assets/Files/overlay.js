import { element } from './dom.js';
import { areSame, problemElement, summary } from './problemview.js';

/**
 * The problems of the site over a page, until they are mended or the overlay is closed. It lives
 * in a shadow root, which neither gets the page's styles nor gives it any.
 */
export class Overlay {
  #host = element('div', { id: 'sitegen-problems' });
  #dialog = element('dialog', { className: 'overlay' });
  #problems = [];
  #isStyled = false;

  constructor() {
    this.#host.attachShadow({ mode: 'open' }).append(this.#dialog);
    this.#dialog.setAttribute('aria-labelledby', 'heading');
  }

  /** Shows problems; the same ones again only when they were not closed. */
  async show(problems) {
    if (areSame(problems, this.#problems)) return;
    this.#problems = problems;
    if (problems.length === 0) {
      this.#dialog.close();
      this.#host.remove();
      return;
    }
    await this.#style();
    if (this.#problems !== problems) return;
    this.#fill(problems);
    document.body.append(this.#host);
    if (!this.#dialog.open) this.#dialog.showModal();
  }

  #fill(problems) {
    const close = element('button', { type: 'button', className: 'button' }, 'Close');
    close.addEventListener('click', () => this.#dialog.close());
    this.#dialog.replaceChildren(
      element('header', {},
        element('h1', { id: 'heading', tabIndex: -1, autofocus: true }, summary(problems)), close),
      element('p', { className: 'soft' },
        'This page is of the last version without errors. Mend them and it goes on.'),
      ...problems.map(problemElement));
  }

  async #style() {
    if (this.#isStyled) return;
    this.#isStyled = true;
    const sheets = ['base.css', 'problems.css', 'overlay.css'].map(sheetOf);
    this.#host.shadowRoot.adoptedStyleSheets = await Promise.all(sheets);
  }
}

async function sheetOf(name) {
  const response = await fetch(`/.sitegen/assets/${name}`);
  return new CSSStyleSheet().replace(await response.text());
}
