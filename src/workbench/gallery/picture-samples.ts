import type { WidgetName } from '../../contract/entity.ts';
import type { Samples } from './sample.ts';

/** A drawn rink, 1200 by 800, with a puck off its middle. */
const PICTURE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="1200" height="800" fill="#dfe9f3"/>' +
    '<rect x="590" width="20" height="800" fill="#b3261e"/><circle cx="600" cy="400" r="140" fill="none" stroke="#20559c" stroke-width="12"/>' +
    '<circle cx="820" cy="260" r="44" fill="#1b1620"/></svg>',
)}`;

type Pictured = Extract<WidgetName, 'focal-point' | 'frame' | 'code' | 'button-preview'>;

const SLOT = '<div class="ad" data-slot="top">\n  <script>document.title = "never here"</script>\n</div>';

/** Samples of the widgets that show a picture, a video, code or a button. */
export const pictureSamples: Samples<Pictured> = {
  code: {
    options: { lines: 3 },
    schema: { type: 'string' },
    empty: '',
    filled: SLOT,
    long: Array.from({ length: 40 }, (_, index) => `<!-- ${index + 1} -->${SLOT.replaceAll('\n', '')}`).join('\n'),
    error: { value: SLOT, message: { en: 'It is too long.', sv: 'Den är för lång.' } },
    emptied: '',
  },
  'button-preview': {
    options: { text: 'buttonText', shown: 'isShown', presets: ['#D8127D', '#712A7A'] },
    beside: {
      buttonText: { en: 'Add it all to your calendar', sv: 'Lägg in allt i din kalender' },
      isShown: true,
    },
    schema: { type: 'string' },
    empty: '',
    filled: '#D8127D',
    long: '#FFE000',
    error: { value: '#D8', message: { en: 'Write a colour as #RRGGBB.', sv: 'Skriv en färg som #RRGGBB.' } },
    emptied: '',
  },
  'focal-point': {
    options: { picture: 'picture', width: 'width', height: 'height' },
    beside: { picture: PICTURE, width: 1200, height: 800 },
    schema: { type: ['object', 'null'] },
    empty: null,
    filled: { fpx: 0.683, fpy: 0.325 },
    long: { fpx: 0.999, fpy: 0.001 },
    error: {
      value: { fpx: 0, fpy: 0 },
      message: { en: 'Choose a point inside the picture.', sv: 'Välj en punkt inuti bilden.' },
    },
    emptied: null,
  },
  frame: {
    options: { video: 'video', picture: 'picture' },
    beside: { video: '', picture: PICTURE },
    schema: { type: ['string', 'null'] },
    empty: null,
    filled: 'b1f7c1de-6a52-4b0e-9d0f-3f1c2a4b5c6d',
    long: 'b1f7c1de-6a52-4b0e-9d0f-3f1c2a4b5c6d',
    error: {
      value: 'b1f7c1de-6a52-4b0e-9d0f-3f1c2a4b5c6e',
      message: {
        en: 'The frame is not stored any more. Take it again.',
        sv: 'Bildrutan finns inte kvar. Ta den igen.',
      },
    },
    emptied: null,
  },
};
