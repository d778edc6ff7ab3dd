import { byID, label } from './dom.js';
import { shownSizes } from './grid.js';
import { currentSite } from './site.js';
import { choose, everySize, state } from './state.js';
import { showOptions, Switch } from './switch.js';

const sizes = new Switch('Size', (size) => choose({ size }));
byID('sizes').append(sizes.row);
byID('style').addEventListener('change', ({ target }) => choose({ as: target.value }));

/** Shows the choices of size and style that the whole grid is drawn in. */
export function showControls() {
  const shown = shownSizes();
  sizes.show(
    [...sizeChoices(), { value: everySize, text: 'All', hint: 'All sizes beside each other' }],
    shown.length > 1 ? everySize : shown[0]);
  showOptions(byID('style'), styleChoices(), state().as);
}

export function sizeChoices() {
  return currentSite().sizes.map(({ name, width, height }) => ({
    value: name, text: label(name), hint: `${width} × ${height}`,
  }));
}

export function styleChoices() {
  return [
    { value: '', text: 'As written' },
    ...currentSite().styles.map((name) => ({ value: name, text: label(name) })),
  ];
}

/** Chooses the style before or after, in a circle. */
export function stepStyle(step) {
  const values = styleChoices().map(({ value }) => value);
  const index = values.indexOf(state().as);
  choose({ as: values[(index + step + values.length) % values.length] });
}

/** Chooses the size of a position, counted from 1; the one behind the last is all of them. */
export function chooseSize(position) {
  const values = [...sizeChoices().map(({ value }) => value), everySize];
  const size = values[position - 1];
  if (size === undefined) return;
  const { open } = state();
  if (open && size === everySize) return;
  choose(open && state().size === everySize ? { at: size } : { size });
}
