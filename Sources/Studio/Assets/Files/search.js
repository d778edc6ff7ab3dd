/** Marks that a letter carries: "é" is "e" and one of these once it is taken apart. */
const marks = /\p{Mark}+/gu;

/** Letters that case or custom write in several ways and that have no marks to take off. */
const twins = { ß: 'ss', ø: 'o', ł: 'l', đ: 'd', æ: 'ae', œ: 'oe', ı: 'i' };

/** A text as searching sees it: without case and without the marks of letters. */
export function folded(text) {
  return text.normalize('NFKD').replace(marks, '').toLowerCase()
    .replace(/[ßøłđæœı]/g, (letter) => twins[letter]);
}

/**
 * The moments that have all words of a text, in any order, and one of the chosen names for each
 * thing that names are chosen of.
 *
 * @param {import('./site.js').Moment[]} moments
 * @param {import('./state.js').State} wanted
 * @param {string} [except] a thing whose chosen names do not count, such as "kind"
 */
export function matching(moments, wanted, except = '') {
  const words = folded(wanted.text).split(/\s+/).filter(Boolean);
  const groups = ['kind', 'style', 'tag']
    .filter((name) => name !== except && wanted[name].length > 0)
    .map((name) => ({ name, chosen: new Set(wanted[name]) }));
  return moments.filter(
    (moment) =>
      words.every((word) => moment.searchable.includes(word)) &&
      groups.every(({ name, chosen }) => names(moment, name).some((own) => chosen.has(own))));
}

/** How many of the moments have each of the names of a kind, style or tag. */
export function occurrences(moments, name) {
  const counts = new Map();
  for (const moment of moments) {
    for (const own of names(moment, name)) counts.set(own, (counts.get(own) ?? 0) + 1);
  }
  return counts;
}

function names(moment, name) {
  return name === 'tag' ? moment.tags : [moment[name]];
}
