/** So many pixels across tell what a crest is made of. */
const SIDE = 24;
/** Colours of pictures by address. */
const known = new Map<string, Promise<string | undefined>>();

/** Gives an element the colour that a picture has most of as its background; its own where the picture may not be read. */
export async function paintLike(element: HTMLElement | null, address: string | undefined): Promise<void> {
  if (!element || address === undefined) return;
  const colour = known.get(address) ?? read(address);
  known.set(address, colour);
  element.style.background = (await colour) ?? '';
}

async function read(address: string): Promise<string | undefined> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const context = canvas.getContext('2d');
    context?.drawImage(picture, 0, 0, SIDE, SIDE);
    return context ? mainColour(context.getImageData(0, 0, SIDE, SIDE).data) : undefined;
  } catch {
    // One that does not come has no colour, and one of another address may be shown, but not read.
    return undefined;
  }
}

/** The colour that most of the pixels (red, green, blue and opacity of each, 0 to 255) are near; greys do not count. */
export function mainColour(pixels: Uint8ClampedArray): string | undefined {
  const near = new Map<string, number[][]>();
  for (let at = 0; at < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, opacity = 0] = pixels.slice(at, at + 4);
    if (opacity < 128 || Math.max(red, green, blue) - Math.min(red, green, blue) < 40) continue;
    const key = [red, green, blue].map((part) => part >> 6).join();
    near.set(key, [...(near.get(key) ?? []), [red, green, blue]]);
  }
  const [most] = [...near.values()].toSorted((one, other) => other.length - one.length);
  if (most === undefined) return undefined;
  const mean = [0, 1, 2].map((part) => Math.round(most.reduce((sum, one) => sum + (one[part] ?? 0), 0) / most.length));
  return `rgb(${mean.join(' ')})`;
}
