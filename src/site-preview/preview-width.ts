import { keptChoice } from '../engine/values/kept-choice.ts';

/** How wide a page is previewed, pixels: as on a computer, a tablet and a phone. */
export const previewWidths = ['1440', '768', '375'] as const;
/** One of these widths. */
export type PreviewWidth = (typeof previewWidths)[number];

/** The width that was chosen in this browser. */
export const widthChoice = keptChoice('touchline.preview-width', previewWidths);
