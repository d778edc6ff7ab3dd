import { byID, element } from './dom.js';
import { gravestFirst, problemElement, summary } from './problemview.js';

let problems = [];
let problemsByFile = new Map();

/** Takes what the server says is wrong with the site and shows it above the cards. */
export function setProblems(next) {
  problems = gravestFirst(next);
  problemsByFile = Map.groupBy(problems, (problem) => problem.file);
  show();
}

/** What is wrong in the file that a moment comes from. */
export function problemsOf(moment) {
  return problemsByFile.get(moment.source) ?? [];
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
