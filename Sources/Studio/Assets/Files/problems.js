import { byID, counted, element } from './dom.js';

const order = { error: 0, warning: 1, note: 2 };

let problems = [];
/** How many of each file's lines there are, by the file. */
let problemsByFile = new Map();

/** Takes what the server says is wrong with the site and shows it above the cards. */
export function setProblems(next) {
  problems = [...next].sort((one, other) => order[one.severity] - order[other.severity]);
  problemsByFile = Map.groupBy(problems, (problem) => problem.file);
  show();
}

/** What is wrong in the file that a moment comes from. */
export function problemsOf(moment) {
  return problemsByFile.get(moment.source) ?? [];
}

/** "2 errors and 1 warning". */
export function summary(list) {
  const parts = Object.keys(order)
    .map((severity) => [severity, list.filter((one) => one.severity === severity).length])
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => counted(count, severity));
  return new Intl.ListFormat('en').format(parts);
}

/** Whether two lists of problems say the same. */
export function areSame(one, other) {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** A problem with its place, its message, the source line and what helps. */
export function problemElement({ severity, code, file, line, column, message, hint, excerpt }) {
  const place = [file, line, column].filter((part) => part !== null && part !== undefined);
  return element('article', { className: `problem is-${severity}` },
    element('p', { className: 'place-and-code' },
      element('strong', { className: 'severity' }, severity),
      place.length > 0 ? element('code', { dir: 'ltr' }, place.join(':')) : null,
      code ? element('span', { className: 'code' }, code) : null),
    element('p', { className: 'message' }, message),
    excerpt ? element('pre', { tabIndex: 0, ariaLabel: 'Source', role: 'group' }, excerpt) : null,
    hint ? element('p', { className: 'hint' }, hint) : null);
}

function show() {
  const host = byID('problems');
  const before = host.querySelector('details');
  const hasErrors = problems.some((problem) => problem.severity === 'error');
  if (problems.length === 0) return host.replaceChildren();
  const wasClosed = before && !before.open && before.classList.contains('has-errors');
  host.replaceChildren(
    element('details', {
      className: hasErrors ? 'banner has-errors' : 'banner',
      open: hasErrors ? !wasClosed : Boolean(before?.open && !before.matches('.has-errors')),
    },
      element('summary', {},
        element('strong', { role: hasErrors ? 'alert' : null }, summary(problems)),
        hasErrors
          ? element('span', {}, 'The cards are those of the last version without errors.') : null),
      ...problems.map(problemElement)));
}
