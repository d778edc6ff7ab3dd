/** An answer of the server that is no success, with the problems that it names. */
export class Refusal extends Error {
  /** @param {string} message @param {Object[]} problems */
  constructor(message, problems) {
    super(message);
    this.problems = problems;
  }
}

/**
 * The address of a card's picture or, as `problems`, of what drawing it warns about.
 *
 * @param {'card'|'problems'} what
 * @param {{page: string, size: string, style?: string, format?: string, scale?: number}} card
 */
export function address(what, card) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(card)) {
    if (value) query.set(name, value);
  }
  return `/.sitegen/${what}?${query}`;
}

/** The JSON at an address. */
export async function getJSON(path, signal) {
  return (await get(path, signal)).json();
}

/**
 * The picture at an address, and the tag by which the server tells its versions apart.
 *
 * @returns {Promise<{picture: Blob, tag: string?}>}
 */
export async function getPicture(path, signal) {
  const response = await get(path, signal);
  return { picture: await response.blob(), tag: response.headers.get('ETag') };
}

/** Asks the server each time; of what has not changed the browser has the body. */
async function get(path, signal) {
  const response = await fetch(path, { signal, cache: 'no-cache' });
  if (response.ok) return response;
  const answer = await response.json().catch(() => ({}));
  const problems = answer.problems ?? [];
  const message = problems[0]?.message ?? answer.message ?? `the server answers ${response.status}`;
  throw new Refusal(message, problems);
}
