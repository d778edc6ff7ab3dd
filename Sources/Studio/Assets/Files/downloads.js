import { element } from './dom.js';
import { address } from './requests.js';

const formats = [
  { format: 'png', name: 'PNG', ending: 'png' },
  { format: 'jpeg', name: 'JPEG', ending: 'jpg' },
];
const scales = [1, 2, 3];

/** Links that save a card as a file, in each format and scale. */
export function downloadsElement(moment, card, style) {
  return element('div', { className: 'formats' },
    ...formats.map((format) =>
      element('p', {},
        element('span', { className: 'format' }, format.name),
        ...scales.map((scale) => link(moment, card, style, format, scale)))));
}

function link(moment, card, style, { format, name, ending }, scale) {
  const width = (card.width / card.scale) * scale;
  const height = (card.height / card.scale) * scale;
  return element('a', {
    className: 'button',
    href: address('card', { page: moment.path, size: card.size, style, format, scale }),
    download: fileName(moment, card.size, style, scale, ending),
    title: `${width} × ${height}`,
    ariaLabel: `${name}, ${scale} times, ${width} by ${height} pixels`,
  }, `${scale}×`);
}

/** "first-5k-wide@2x.png"; the style is named where it is not the moment's own. */
export function fileName(moment, size, style, scale, ending) {
  const page = moment.path.split('/').filter(Boolean).at(-1) ?? 'card';
  const parts = [page, size, style === moment.style ? '' : style].filter(Boolean);
  return `${parts.join('-')}${scale === 1 ? '' : `@${scale}x`}.${ending}`;
}
