import type { ClubColours } from '../../src/site/theme.ts';
import type { ObjectStore } from '../blobs/object-store.ts';
import { isStorageOutage, isStorageRefusal } from '../blobs/storage-outage.ts';
import type { FindFile, MediaFile } from '../images/media-file.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';
import { parseMediaString } from '../store/media/media-keys.ts';

/** Where crests are read from. */
export type ColourParts = { readonly store: ObjectStore; readonly findFile: FindFile };

/** Colours of sites without a crest that has any: chosen by the name, so that a site keeps its own. */
const usual: readonly [ClubColours, ...ClubColours[]] = [
  { main: '#123a6b', second: '#f2b705' },
  { main: '#7a1022', second: '#f4d35e' },
  { main: '#0f5a46', second: '#ffd166' },
  { main: '#3b2a78', second: '#ffb703' },
];

/** Finds the colours of clubs, each once for each file that a crest has had. */
export function colourFinder(parts: ColourParts) {
  const known = new Map<string, ClubColours>();
  return async (crest: string | null, name: string): Promise<{ colours: ClubColours; isLasting: boolean }> => {
    try {
      const file = await crestFile(parts, crest);
      const key = `${file?.storageKey ?? crest} ${name}`;
      const colours = known.get(key) ?? (await coloursOf(parts, crest, name, file));
      known.set(key, colours);
      return { colours, isLasting: true };
    } catch (error) {
      if (!willPass(error)) throw error;
      // The page needs colours now; kept, they would outlast what was the matter.
      return { colours: await coloursOf(parts, null, name), isLasting: false };
    }
  };
}

/** The file of a crest of the library; undefined for any other, and until it has come. */
async function crestFile({ findFile }: ColourParts, crest: string | null): Promise<MediaFile | undefined> {
  const key = crest === null ? undefined : parseMediaString(crest)?.key;
  return key === undefined ? undefined : findFile(key);
}

/**
 * The two colours that a crest, whose file is `file`, has most of; those that its name stands for where it has none. Rejects where
 * that could not be found out now.
 */
export async function coloursOf(
  { store }: Pick<ColourParts, 'store'>,
  crest: string | null,
  name: string,
  file?: MediaFile,
): Promise<ClubColours> {
  const letters = [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const otherwise = usual[letters % usual.length] ?? usual[0];
  if (crest?.startsWith('data:image/svg+xml')) return drawnColours(crest, otherwise);
  const found = file === undefined ? [] : await storedColours(store, file).catch(noneOf);
  const [main = otherwise.main, second = secondFor(main, otherwise)] = found;
  return { main, second };
}

/** Whether it is not the picture that fails, but what is around it at the moment. */
const willPass = (error: unknown): boolean =>
  isStorageOutage(error) || isStorageRefusal(error) || error instanceof DatabaseUnavailableError;

/** A picture that cannot be read has no colours. */
function noneOf(error: unknown): [] {
  if (willPass(error)) throw error;
  return [];
}

/** A drawing within an address says its colours. */
function drawnColours(crest: string, otherwise: ClubColours): ClubColours {
  const said = [...crest.matchAll(/(?:%23|#)([0-9a-f]{6})\b/gi)].map(([, digits = '']) => `#${digits.toLowerCase()}`);
  const [main = otherwise.main, second = secondFor(main, otherwise)] = said.filter((one) => one !== '#ffffff');
  return { main, second };
}

/** Gold goes with all; where gold is the main colour, white does. */
function secondFor(main: string, { second }: ClubColours): string {
  return main === second ? '#ffffff' : second;
}

/** The colours that a stored crest has most of, the fullest first, no two of them near each other. */
async function storedColours(store: ObjectStore, file: MediaFile): Promise<string[]> {
  const [{ openPicture, pixelWork }, { readStored }] = await Promise.all([
    import('../images/libvips.ts'),
    import('../images/read-all.ts'),
  ]);
  // Read in its turn: of the many who ask at once each would have the whole picture in memory.
  const pixels = await pixelWork.run(async () => {
    const content = await store.read(file.posterStorageKey ?? file.storageKey);
    if (!content) return undefined;
    const picture = openPicture(await readStored(content)).resize(48, 48, { fit: 'inside' });
    return picture.toColourspace('srgb').ensureAlpha().raw().toBuffer();
  });
  return pixels ? fullest(pixels) : [];
}

/**
 * The fullest colours of a picture in RGBA, two at most: the one that there is most of, and one that is far from it and no
 * mere edge, else white where there is enough of it. What is clear, grey or black is left out.
 */
export function fullest(pixels: Uint8Array): string[] {
  const counts = new Map<string, number>();
  let whites = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const [least, greatest] = [Math.min(red, green, blue), Math.max(red, green, blue)];
    if (alpha < 200) continue;
    if (least > 225) whites += 1;
    if (greatest - least < 40) continue;
    const step = [red, green, blue].map((part) => Math.min(255, Math.round(part / 24) * 24)).join(' ');
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  const [main, ...others] = [...counts]
    .sort(([, one], [, other]) => other - one)
    .map(([step, count]) => ({ rgb: step.split(' ').map(Number), count }));
  if (!main) return [];
  const enough = main.count / 20;
  const second = others.find(({ rgb, count }) => count >= enough && distance(rgb, main.rgb) > 130)?.rgb;
  const light = second ?? (whites >= enough ? [255, 255, 255] : undefined);
  return [main.rgb, ...(light ? [light] : [])].map(hex);
}

function hex(rgb: readonly number[]): string {
  return `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

function distance(one: readonly number[], other: readonly number[]): number {
  return Math.hypot(...one.map((part, place) => part - (other[place] ?? 0)));
}
