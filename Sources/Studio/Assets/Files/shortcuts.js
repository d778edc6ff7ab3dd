import { chooseSize, stepStyle } from './controls.js';
import { byID, element } from './dom.js';

/** Where it is kept that someone does not want keys without a modifier to act. */
const storageKey = 'sitegen-gallery-single-keys';

const shortcuts = [
  ['/', 'Find moments by their text'],
  ['1 … 9', 'Choose a size, the last for all of them'],
  ['[ and ]', 'Draw in the style before or after'],
  ['Arrow keys', 'Move among cards, choices and filters'],
  ['Enter', 'Open the card large'],
  ['← and →', 'In an open card: the card before or after'],
  ['Esc', 'Close what is open, or clear the text'],
  ['?', 'Show these shortcuts'],
];

const single = element('input', { type: 'checkbox', checked: areSingleKeysOn() });
const close = element('button', { type: 'button', className: 'button' }, 'Close');
const dialog = element('dialog', { className: 'help', ariaLabel: 'Keyboard shortcuts' },
  element('h2', {}, 'Keyboard shortcuts'),
  element('dl', {}, ...shortcuts.flatMap(([keys, meaning]) => [
    element('dt', {}, element('kbd', {}, keys)), element('dd', {}, meaning),
  ])),
  element('label', { className: 'choice' }, single,
    element('span', {}, 'Single keys, such as / and [, act without a modifier')),
  close);
document.body.append(dialog);

const acts = {
  '/': () => byID('search').focus(),
  '?': () => dialog.showModal(),
  '[': () => stepStyle(-1),
  ']': () => stepStyle(1),
};

function areSingleKeysOn() {
  return localStorage.getItem(storageKey) !== 'off';
}

close.addEventListener('click', () => dialog.close());
byID('help').addEventListener('click', () => dialog.showModal());
single.addEventListener('change', () => {
  localStorage.setItem(storageKey, single.checked ? 'on' : 'off');
});

addEventListener('keydown', (event) => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.target.closest?.('input:not([type=radio], [type=checkbox]), select')) return;
  if (dialog.open || !areSingleKeysOn()) return;
  const isViewing = document.querySelector('dialog[open]') !== null;
  if (/^[1-9]$/.test(event.key)) chooseSize(Number(event.key));
  else if (acts[event.key] && !(isViewing && event.key === '/')) acts[event.key]();
  else return;
  event.preventDefault();
});
