import { longestSide } from './render-query.ts';

const [narrowest, count] = [100, 31];

/** The 31 widths of a `srcset`, pixels: from 100 to the widest that is rendered, each about an eighth wider than the one before. */
export const srcsetWidths: readonly number[] = Array.from({ length: count }, (_, step) =>
  Math.round(narrowest * (longestSide / narrowest) ** (step / (count - 1))),
);

/**
 * The `srcset` of a picture for pages of any width (media/render): its address with each of the 31 widths. `address` may have parameters already,
 * a height is scaled by none of them: where the picture is cropped, `ratio` (width by height, such as 16 / 9) adds the fitting one.
 */
export function srcsetOf(address: string, ratio?: number): string {
  const [path = '', query = ''] = address.split('?', 2);
  return srcsetWidths
    .map((width) => {
      const parameters = new URLSearchParams(query);
      parameters.set('w', String(width));
      if (ratio !== undefined) parameters.set('h', String(Math.min(longestSide, Math.round(width / ratio))));
      return `${path}?${parameters} ${width}w`;
    })
    .join(', ');
}
