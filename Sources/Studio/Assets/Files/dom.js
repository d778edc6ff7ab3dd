/**
 * Makes an element. Properties that the element has are set as properties, all others as
 * attributes; what is undefined or null is left out. Texts are text, never markup.
 *
 * @param {string} tag
 * @param {Object<string, unknown>} [properties]
 * @param {...(Node|string|null|undefined)} children
 */
export function element(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (value === undefined || value === null) continue;
    if (name in made) made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children.filter((child) => child !== undefined && child !== null));
  return made;
}

/** The page's element of an id, which the page is written to have. */
export function byID(id) {
  return document.getElementById(id);
}

/** A text that reads in its own direction wherever it stands. */
export function isolated(text, properties = {}) {
  return element('bdi', properties, text);
}

/** A name of the site's files, such as "quote", as a label: "Quote". */
export function label(name) {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toLocaleUpperCase('en') + words.slice(1);
}

const numbers = new Intl.NumberFormat('en');

/** "1 moment", "2,000 moments". */
export function counted(count, one, many = `${one}s`) {
  return `${numbers.format(count)} ${count === 1 ? one : many}`;
}

export function formatted(number) {
  return numbers.format(number);
}
