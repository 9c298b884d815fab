/** A colour: red, green, blue, each from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

/** A pixel of a picture, and how much of the site's ground lies over it there, from 0 to 1. */
export interface Pixel {
  colour: Colour;
  veil: number;
}

/** What letters must have at least (WCAG 2.2, AA, large text; and for other text). */
export const ENOUGH = { large: 3, text: 4.5 } as const;

const INK: Readonly<Record<'light' | 'dark', Colour>> = { light: [255, 255, 255], dark: [17, 17, 17] };

/** What the site lays over a picture for letters of each kind; a club's own is about as dark. */
const GROUND: Readonly<Record<'light' | 'dark', Colour>> = { light: [10, 26, 48], dark: [255, 255, 255] };

/** The relative luminance of a colour (WCAG 2.2). */
function luminanceOf([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The contrast of two colours, from 1 to 21. */
export function contrastOf(one: Colour, other: Colour): number {
  const [light, dark] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** What is seen of a pixel below the darkening, per cent, and the ground above that. */
function seen({ colour, veil }: Pixel, letters: 'light' | 'dark', overlay: number): Colour {
  const part = (place: 0 | 1 | 2): number =>
    colour[place] * (1 - overlay / 100) * (1 - veil) + GROUND[letters][place] * veil;
  return [part(0), part(1), part(2)];
}

/** The contrast that all but the worst twentieth of the pixels have behind letters, with the picture darkened by `overlay` per cent. */
export function legibilityOf(pixels: readonly Pixel[], letters: 'light' | 'dark', overlay: number): number {
  const contrasts = pixels
    .map((pixel) => contrastOf(INK[letters], seen(pixel, letters, overlay)))
    .sort((a, b) => a - b);
  return contrasts[Math.floor(contrasts.length / 20)] ?? 21;
}

/** The least darkening, per cent, with which light letters can be read on these pixels; undefined where 80 are not enough. */
export function neededOverlay(pixels: readonly Pixel[], enough: number): number | undefined {
  for (let overlay = 0; overlay <= 80; overlay += 5)
    if (legibilityOf(pixels, 'light', overlay) >= enough) return overlay;
  return undefined;
}
