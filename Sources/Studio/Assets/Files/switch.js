import { element } from './dom.js';

let switches = 0;

/**
 * A row of choices of which one is chosen: radio buttons, so that the arrow keys move within.
 *
 * @param {string} name what is chosen, for those who do not see the row
 * @param {(value: string) => void} choose
 */
export class Switch {
  #choices = '';

  constructor(name, choose) {
    switches += 1;
    this.group = `switch-${switches}`;
    this.row = element('fieldset', { className: 'switch' });
    this.legend = element('legend', { className: 'hidden-label' }, name);
    this.row.addEventListener('change', (event) => choose(event.target.value));
  }

  /** Shows the choices, and which of them is chosen. */
  show(choices, chosen) {
    const described = JSON.stringify(choices);
    if (described !== this.#choices) this.#build(choices);
    this.#choices = described;
    for (const radio of this.row.querySelectorAll('input')) radio.checked = radio.value === chosen;
  }

  #build(choices) {
    this.row.replaceChildren(
      this.legend,
      ...choices.map(({ value, text, hint }) =>
        element('label', { title: hint },
          element('input', { type: 'radio', name: this.group, value }),
          element('span', {}, text))));
  }
}

/** Fills a select with choices, unless it has them, and chooses one. */
export function showOptions(select, choices, chosen) {
  const described = JSON.stringify(choices);
  if (select.dataset.choices !== described) {
    select.dataset.choices = described;
    select.replaceChildren(
      ...choices.map(({ value, text }) => element('option', { value }, text)));
  }
  select.value = chosen;
}
