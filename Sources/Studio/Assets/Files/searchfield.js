import { byID } from './dom.js';
import { choose, state } from './state.js';

const field = byID('search');
/** Whether what is typed goes on from what was typed before: the back button takes all of it. */
let isTyping = false;

/** Shows the text that is searched for, unless it is what is in the field. */
export function showText() {
  if (field.value !== state().text) field.value = state().text;
}

field.addEventListener('input', () => {
  choose({ text: field.value }, { replace: isTyping });
  isTyping = true;
});

field.addEventListener('change', () => (isTyping = false));
field.addEventListener('blur', () => (isTyping = false));

field.addEventListener('keydown', (event) => {
  if (event.key !== 'Escape' || field.value === '') return;
  event.preventDefault();
  isTyping = false;
  choose({ text: '' });
});
