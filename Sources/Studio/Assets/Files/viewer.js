import { sizeChoices, styleChoices } from './controls.js';
import { sharingElement } from './sharing.js';
import { downloadsElement } from './downloads.js';
import { element, isolated, label } from './dom.js';
import { focusMoment, neighbour, positionOf, shownSizes } from './grid.js';
import { pause } from './queue.js';
import { Stage, views } from './stage.js';
import { cardOf, currentSite, momentAt } from './site.js';
import { choose, closeOpen, everySize, state } from './state.js';
import { showOptions, Switch } from './switch.js';
import { CardWarnings } from './cardwarnings.js';

const quietly = { replace: true };

const title = element('h2', { id: 'viewer-title', tabIndex: -1 });
const position = element('p', { className: 'soft position' });
const previous = button('Previous', '←', () => step(-1));
const next = button('Next', '→', () => step(1));
const close = button('Close', '✕', () => dialog.close());
const view = new Switch('View', (value) => choose({ view: value }, quietly));
const size = new Switch('Size', (value) =>
  choose(state().size === everySize ? { at: value } : { size: value }, quietly));
const style = element('select', { id: 'viewer-style' });
const stage = new Stage();
const warnings = new CardWarnings();
const downloads = element('section', { className: 'downloads', ariaLabel: 'Download' });
const about = element('section', { className: 'about', ariaLabel: 'About' });

const dialog = element('dialog', { className: 'viewer' },
  element('header', {}, title, position,
    element('div', { className: 'moves' }, previous, next, close)),
  element('div', { className: 'tools' }, view.row, size.row,
    element('label', { className: 'field' }, element('span', {}, 'Draw as'), style)),
  stage.host,
  element('div', { className: 'side', tabIndex: 0, role: 'group', ariaLabel: 'Details' },
    warnings.host, downloads, about));
dialog.setAttribute('aria-labelledby', title.id);
document.body.append(dialog);

/** Shows what the state says is open, or closes. */
export function showViewer() {
  const moment = momentAt(state().open);
  if (!moment) return dialog.close();
  const isNew = !dialog.open;
  if (isNew) dialog.showModal();
  // The open card is drawn before those of the grid.
  pause(true);
  show(moment, openSize());
  if (isNew) title.focus();
}

function openSize() {
  const sizes = shownSizes();
  return sizes.includes(state().at) ? state().at : sizes[0];
}

function show(moment, sizeName) {
  const { index, count } = positionOf(moment.path);
  const card = cardOf(moment, sizeName);
  title.replaceChildren(isolated(moment.title, { dir: moment.direction, lang: moment.language }));
  position.textContent = index < 0 ? 'Not among those shown' : `${index + 1} of ${count}`;
  previous.disabled = neighbour(moment.path, -1) === undefined;
  next.disabled = neighbour(moment.path, 1) === undefined;
  view.show(views, state().view);
  size.show(sizeChoices(), sizeName);
  showOptions(style, styleChoices(), state().as);
  stage.show(moment, card, state().as, state().view);
  warnings.show({ page: moment.path, size: sizeName, style: state().as }, currentSite().version);
  downloads.replaceChildren(
    element('h3', {}, 'Download'), downloadsElement(moment, card, state().as));
  showAbout(moment, card);
}

/** Made anew only when it says something else, so that the focus and a selection stay. */
function showAbout(moment, card) {
  const described = JSON.stringify([moment, card]);
  if (about.dataset.shown === described) return;
  about.dataset.shown = described;
  about.replaceChildren(
    element('h3', {}, 'Link'),
    sharingElement(moment),
    element('h3', {}, 'About'),
    element('dl', {},
      ...row('Source', element('code', { dir: 'ltr' }, moment.source)),
      ...row('Kind', label(moment.kind)),
      ...row('Style', label(moment.style)),
      ...row('Pixels', `${card.width} × ${card.height}`),
      ...row('Tags', moment.tags.length > 0 ? isolated(moment.tags.join(', ')) : null),
      ...row('Listed', moment.listed ? null : 'No: only those who have the link find it'),
      ...row('Draft', moment.draft ? 'Yes: a build leaves it out' : null),
      ...row('Alt text', card.alt ? isolated(card.alt, { dir: 'auto' }) : null)));
}

function row(name, value) {
  return value ? [element('dt', {}, name), element('dd', {}, value)] : [];
}

function step(by) {
  const path = neighbour(state().open, by);
  if (path !== undefined) choose({ open: path }, quietly);
}

function button(name, sign, act) {
  const made = element(
    'button', { type: 'button', className: 'button quiet icon', ariaLabel: name, title: name },
    element('span', { ariaHidden: 'true' }, sign));
  made.addEventListener('click', act);
  return made;
}

style.addEventListener('change', () => choose({ as: style.value }, quietly));

dialog.addEventListener('close', () => {
  pause(false);
  stage.stop();
  const { open, at } = state();
  if (!open) return;
  const last = { path: open, size: at };
  closeOpen();
  focusMoment(last.path, last.size);
});

/** Left and right go on to other cards, except where they have another meaning. */
dialog.addEventListener('keydown', (event) => {
  const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest('input, select, .is-actual')) return;
  event.preventDefault();
  step(by);
});
