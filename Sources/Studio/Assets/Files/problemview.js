import { counted, element, label } from './dom.js';

/** How grave problems are, the gravest first. */
const severities = ['error', 'warning', 'note'];

/** "2 errors and 1 warning". */
export function summary(list) {
  const parts = severities
    .map((severity) => [severity, list.filter((one) => one.severity === severity).length])
    .filter(([, count]) => count > 0)
    .map(([severity, count]) => counted(count, severity));
  return new Intl.ListFormat('en').format(parts);
}

/** Problems in the order in which they are to be mended. */
export function gravestFirst(problems) {
  const rank = ({ severity }) => severities.indexOf(severity);
  return problems.toSorted((one, other) => rank(one) - rank(other));
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
      element('strong', { className: 'severity' }, label(severity)),
      place.length > 0 ? element('code', { dir: 'ltr' }, place.join(':')) : null,
      code ? element('span', { className: 'code' }, code) : null),
    element('p', { className: 'message' }, message),
    excerpt ? element('pre', { tabIndex: 0, ariaLabel: 'Source', role: 'group' }, excerpt) : null,
    hint ? element('p', { className: 'hint' }, hint) : null);
}
