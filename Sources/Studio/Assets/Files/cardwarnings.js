import { element } from './dom.js';
import { problemsOf } from './problems.js';
import { gravestFirst, problemElement, summary } from './problemview.js';
import { address, getJSON, Refusal } from './requests.js';
import { momentAt } from './site.js';

/** What drawing the open card warns about, and what is wrong with the file that it comes from. */
export class CardWarnings {
  #shown = '';
  #abort = new AbortController();
  #state = element('p', { className: 'soft' });
  #list = element('div', {});

  constructor() {
    this.host = element('section', { className: 'warnings', ariaLabel: 'Warnings' },
      element('h3', {}, 'Warnings'), this.#state, this.#list);
    this.#state.role = 'status';
  }

  /** @param {Object} card what `address` takes @param {string} version the site's */
  async show(card, version) {
    const wanted = `${address('problems', card)} ${version}`;
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    this.#abort.abort();
    this.#abort = new AbortController();
    const { signal } = this.#abort;
    try {
      const { problems } = await getJSON(address('problems', card), signal);
      this.#tell(problems, card.page);
    } catch (error) {
      if (signal.aborted) return;
      this.#shown = '';
      if (error instanceof Refusal && error.problems.length > 0) {
        this.#tell(error.problems, card.page);
      } else {
        this.#list.replaceChildren();
        this.#state.textContent = `The warnings could not be asked for: ${error.message}`;
      }
    }
  }

  #tell(problems, path) {
    const moment = momentAt(path);
    const all = new Map();
    for (const problem of [...problems, ...(moment ? problemsOf(moment) : [])]) {
      all.set(JSON.stringify(problem), problem);
    }
    const list = gravestFirst([...all.values()]);
    this.#state.textContent = list.length > 0 ? summary(list) : 'None for this card.';
    this.#list.replaceChildren(...list.map(problemElement));
  }
}
