/** Grounds that logos stand on: the papers of the public site (src/site/styles/base.css). */
export const grounds = { light: [255, 255, 255], dark: [13, 16, 21] } as const;

type Rgb = readonly [number, number, number];

/** Graphics have to stand out from their ground by so much (WCAG 2, 1.4.11). */
const ENOUGH = 3;
/**
 * So much of a logo may be hard to see, as a thin edge is. Of the demo's logos those for dark ground hide nothing there, and
 * of those for light ground with dark names 4 to 100 % are hidden.
 */
const MOST_HIDDEN = 0.03;
/** The width that logos are measured in, pixels: letters have to be wider than their edges. */
const WIDTH = 192;

/**
 * How much of a picture stands out from a ground too little to be seen, from 0 to 1. `pixels` are red, green, blue and
 * opacity, as a canvas gives them; what is see-through does not count.
 */
export function hiddenShare(pixels: Uint8ClampedArray, ground: Rgb): number {
  const behind = luminance(ground);
  let seen = 0;
  let hidden = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const opacity = (pixels[at + 3] ?? 0) / 255;
    // The edges of letters are half see-through, whatever their colour is.
    if (opacity < 0.75) continue;
    const over = (channel: 0 | 1 | 2) => (pixels[at + channel] ?? 0) * opacity + ground[channel] * (1 - opacity);
    const own = luminance([over(0), over(1), over(2)]);
    seen += 1;
    if ((Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05) < ENOUGH) hidden += 1;
  }
  return seen === 0 ? 0 : hidden / seen;
}

/** Whether a picture can be read on a ground. */
export const isLegible = (pixels: Uint8ClampedArray, ground: Rgb): boolean =>
  hiddenShare(pixels, ground) <= MOST_HIDDEN;

/** The pixels of a picture in a small size; undefined where it cannot be had, or not be read from another origin. */
export async function pixelsOf(address: string): Promise<Uint8ClampedArray | undefined> {
  try {
    const picture = new Image();
    picture.crossOrigin = 'anonymous';
    picture.src = address;
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = WIDTH;
    canvas.height = Math.max(1, Math.round((WIDTH * picture.naturalHeight) / Math.max(1, picture.naturalWidth)));
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    if (!drawing) return undefined;
    drawing.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return drawing.getImageData(0, 0, canvas.width, canvas.height).data;
  } catch {
    return undefined;
  }
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number): number => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
