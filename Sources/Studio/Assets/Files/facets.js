import { byID, element, formatted, label } from './dom.js';
import { matching, occurrences } from './search.js';
import { currentSite } from './site.js';
import { choose, state } from './state.js';

/** How many names of a group are shown at first. */
const shortLength = 12;

const groups = [
  { name: 'kind', title: 'Kind', all: 'kinds', text: label },
  { name: 'style', title: 'Style', all: 'styles', text: label },
  { name: 'tag', title: 'Tag', all: 'tags', text: (name) => name },
];
const unfolded = new Set();

/** Shows the names to filter by, and how many moments each would leave. */
export function showFacets() {
  byID('facets').replaceChildren(...groups.map(groupElement).filter(Boolean));
}

/** Whether anything is filtered. */
export function isFiltered() {
  const { text, kind, style, tag } = state();
  return text.trim() !== '' || kind.length + style.length + tag.length > 0;
}

function groupElement(group) {
  const { moments } = currentSite();
  const chosen = new Set(state()[group.name]);
  const present = occurrences(moments, group.name);
  const counts = occurrences(matching(moments, state(), group.name), group.name);
  const names = [...new Set([...currentSite()[group.all], ...chosen])]
    .filter((name) => present.has(name) || chosen.has(name));
  if (names.length === 0) return undefined;
  const isLong = names.length > shortLength + 1 && !unfolded.has(group.name);
  const shown = isLong
    ? names.filter((name, index) => index < shortLength || chosen.has(name)) : names;
  return element('fieldset', { className: 'facet' },
    element('legend', {}, group.title),
    ...shown.map((name) => choice(group, name, counts.get(name) ?? 0, chosen.has(name))),
    isLong ? unfoldButton(group, names.length) : null);
}

function choice(group, name, count, isChosen) {
  const box = element(
    'input', { type: 'checkbox', name: group.name, value: name, checked: isChosen });
  return element('label', { className: count === 0 ? 'choice is-empty' : 'choice' },
    box,
    // The name's own direction must not carry it away from its box.
    element('span', { className: 'name' }, element('bdi', {}, group.text(name))),
    element('span', { className: 'number' },
      formatted(count),
      element('span', { className: 'hidden-label' }, count === 1 ? ' moment' : ' moments')));
}

function unfoldButton(group, count) {
  const button = element(
    'button', { type: 'button', className: 'button link' }, `Show all ${formatted(count)}`);
  button.addEventListener('click', () => {
    unfolded.add(group.name);
    showFacets();
    byID('facets').querySelectorAll(`input[name=${group.name}]`)[shortLength]?.focus();
  });
  return button;
}

/** Boxes are made anew with each change, so the focus goes to the one that stands for the old. */
byID('facets').addEventListener('change', ({ target }) => {
  const { name, value, checked } = target;
  const others = state()[name].filter((other) => other !== value);
  choose({ [name]: checked ? [...others, value] : others });
  byID('facets').querySelector(`input[name=${name}][value=${CSS.escape(value)}]`)?.focus();
});

/** Arrow keys move among the boxes of all groups, as they do in other lists. */
byID('facets').addEventListener('keydown', (event) => {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (!step || event.target.type !== 'checkbox') return;
  const boxes = [...byID('facets').querySelectorAll('input')];
  const next = boxes[boxes.indexOf(event.target) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
});

byID('facets').addEventListener('submit', (event) => event.preventDefault());

byID('show-facets').addEventListener('click', ({ currentTarget }) => {
  const isShown = currentTarget.getAttribute('aria-expanded') === 'true';
  currentTarget.setAttribute('aria-expanded', String(!isShown));
});
