/** The mark by which an address differs when its content does. */
const versionMark = /\?v=[0-9a-f]+/g;

/** The version of the whole site, which the local server writes into each page. */
const siteVersion = /(?<=<script src="\/\.sitegen\/assets\/live\.js") data-version="[0-9a-f]*"/g;

/** What of a page can be replaced without loading it anew, and where its addresses are. */
const replaceable = [
  ['link[rel="stylesheet"]', 'href'], ['img', 'src'], ['img', 'srcset'], ['source', 'srcset'],
];

/**
 * Whether two texts of a page differ in nothing but the versions of style sheets and pictures. A
 * script has run already, so another version of one makes a difference.
 */
export function hasSameOutline(before, now) {
  if (before === now) return true;
  return outline(before) === outline(now) && scripts(before) === scripts(now);
}

/** Whether a text is that of a page of this version of the site; null: in place of any page. */
export function isOfVersion(text, version) {
  const mark = ' data-version="';
  return version === null ? !text.includes(mark) : text.includes(`${mark}${version}"`);
}

function outline(text) {
  return plain(text.replaceAll(siteVersion, ''));
}

/**
 * Gives a page the addresses of its newest text, and new ones to what changed without a version
 * in its address.
 *
 * @param {Document} page
 * @param {string} text the page's newest text
 * @param {string[]?} changed output paths; null for anything
 * @param {string} version the site's
 */
export function renew(page, text, changed, version) {
  const addresses = newAddresses(text);
  for (const [selector, attribute] of replaceable) {
    for (const element of page.querySelectorAll(`${selector}[${attribute}]`)) {
      const old = element.getAttribute(attribute);
      const written = addresses.get(plain(old));
      if (written === undefined) continue;
      const isOwn = written !== plain(written);
      if (isOwn ? written !== old : isAmong(changed, written)) {
        element.setAttribute(attribute, isOwn ? written : `${written}?v=${version}`);
      }
    }
  }
}

/** The addresses in a page's text by what they are without their version. */
function newAddresses(text) {
  const page = parsed(text);
  return new Map(
    replaceable.flatMap(([selector, attribute]) =>
      [...page.querySelectorAll(`${selector}[${attribute}]`)].map((element) => {
        const address = element.getAttribute(attribute);
        return [plain(address), address];
      })));
}

function plain(address) {
  return address.replaceAll(versionMark, '');
}

/** Whether an address is that of one of these output paths, whatever base path is before them. */
function isAmong(changed, address) {
  if (changed === null) return true;
  const { pathname } = new URL(address.split(' ')[0], location.href);
  const path = decodeURIComponent(pathname);
  return changed.some((output) => path.endsWith(`/${output}`));
}

function scripts(text) {
  return [...parsed(text).scripts].map((script) => script.getAttribute('src')).join(' ');
}

function parsed(text) {
  return new DOMParser().parseFromString(text, 'text/html');
}
