import { element } from './dom.js';

/** How long it says that the link was copied. */
const shownFor = 2000;

/**
 * The address that a page is shared by, with a button that copies it, and the page itself.
 *
 * @param {import('./site.js').Moment} moment
 */
export function sharingElement({ link, page }) {
  const field = element('input', {
    type: 'text', readOnly: true, value: link, dir: 'ltr', ariaLabel: 'Published address',
  });
  const button = element('button', { type: 'button', className: 'button' }, 'Copy link');
  const told = element('span', { role: 'status', className: 'told' });
  let timer;
  button.addEventListener('click', async () => {
    clearTimeout(timer);
    const isCopied = await copied(field);
    told.textContent = isCopied ? 'Copied' : 'Press Ctrl+C or ⌘C to copy it';
    if (isCopied) timer = setTimeout(() => (told.textContent = ''), shownFor);
  });
  field.addEventListener('focus', () => field.select());
  return element('div', { className: 'sharing' }, field, button,
    element('a', { className: 'button', href: page, target: '_blank' }, 'Open page'), told);
}

/** Copies a field's text; what a browser refuses the old way may do, and else it is selected. */
async function copied(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    return document.execCommand('copy');
  }
}
