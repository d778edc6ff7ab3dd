import { ChatPreview } from './chat.js';
import { element } from './dom.js';
import { Picture } from './picture.js';
import { pictureVersion } from './site.js';

/** The ways to look at the open card. */
export const views = [
  { value: 'fit', text: 'Fit' },
  { value: 'actual', text: 'Actual size', hint: 'One pixel of the card is one of the screen' },
  { value: 'chat', text: 'Chat', hint: '300 pixels wide, as in a chat' },
];

/** The largest scale that cards are drawn in. */
const largestScale = 3;

/** The scale that a dense screen shows all of, where the card's own is less; else undefined. */
function drawnScale(card, view) {
  const wanted = Math.min(largestScale, Math.ceil(devicePixelRatio));
  return view !== 'actual' && wanted > card.scale ? wanted : undefined;
}

/** Where the open card is shown. */
export class Stage {
  #picture = new Picture();
  #chat = new ChatPreview();

  constructor() {
    this.host = element(
      'div', { className: 'stage', tabIndex: 0, role: 'group', ariaLabel: 'Card' });
  }

  /** Shows a card in a style, or in its own when that is empty. */
  show(moment, card, style, view) {
    const request = { page: moment.path, size: card.size, style, scale: drawnScale(card, view) };
    const facts = { ...card, version: pictureVersion(moment, card, style) };
    const isChat = view === 'chat';
    this.host.className = `stage is-${isChat || view === 'actual' ? view : 'fit'}`;
    // A pixel of the style sheet is several of a dense screen.
    this.host.style.setProperty('--actual-width', `${card.width / devicePixelRatio}px`);
    this.host.style.setProperty('--card-width', `${card.width / card.scale}px`);
    const content = isChat ? this.#chat.host : this.#picture.box;
    if (this.host.firstChild !== content) this.host.replaceChildren(content);
    if (isChat) this.#chat.show(moment, request, facts);
    else this.#picture.show(request, facts, { isUrgent: true });
  }

  /** Gives up what is being loaded. */
  stop() {
    this.#picture.stop();
    this.#chat.stop();
  }
}
