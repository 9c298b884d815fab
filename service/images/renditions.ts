import { hash } from 'node:crypto';
import type { ObjectStore } from '../blobs/object-store.ts';
import { readStored } from './read-all.ts';
import { refuseSlow } from './refuse-slow.ts';
import type { RenderFormat, RenderTerms } from './render-image.ts';
import { type Content, type RenditionCache, smallBytes } from './rendition-cache.ts';
import { BusyError, tooManyPictures, type Wait } from './work-queue.ts';

/** A rendition that can be answered: its name in the cache, which tells its content apart from any other, and its content. */
export type Rendition = Content & { readonly name: string };

/** Renders pictures, or finds them rendered. */
export type Renditions = {
  /**
   * A rendition of a stored picture; undefined when the store does not have the file. `stillWanted` is asked when its turn comes.
   * @throws {BusyError} when too many wait already, its turn does not come or it takes too long, AbandonedError when nobody wants it any more, DamagedError when the file cannot be unpacked
   */
  render(storageKey: string, terms: RenderTerms, stillWanted: () => boolean): Promise<Rendition | undefined>;
  /** The bytes of a rendition that was made before; undefined when it is still to be made. */
  sizeOf(storageKey: string, terms: RenderTerms): Promise<number | undefined>;
};

/** So many renditions may wait for their turn; more would be answered after whoever asked has gone. */
const mostWaiting = 200;
/** So long one waits for its turn, milliseconds: as long as the console waits for an answer. */
const mostWaitMs = 30_000;

/** Rises when the same terms give other bytes than before (another encoder, another quality), so that nothing old is answered for them. */
const recipe = 2;

/** Everybody who had asked for a rendition went away before its turn came. */
export class AbandonedError extends Error {
  override readonly name = 'AbandonedError';
}

/** The stored file cannot be unpacked: the disk or the bucket has not kept it as it was taken. */
export class DamagedError extends Error {
  override readonly name = 'DamagedError';
}

/** The name of a rendition: the same for the same file, terms and recipe, and for nothing else. */
export function renditionName(storageKey: string, { width, height, fit, focus, format }: RenderTerms): string {
  const whole = [recipe, storageKey, width, height, fit, focus?.fpx, focus?.fpy];
  return `${hash('sha256', JSON.stringify(whole)).slice(0, 40)}.${format satisfies RenderFormat}`;
}

function damaged(storageKey: string): (cause: unknown) => never {
  return (cause) => {
    refuseSlow(cause);
    throw new DamagedError(`The stored picture ${storageKey} cannot be unpacked.`, { cause });
  };
}

/** A rendition that is being made, and those who want it. */
type Flight = {
  readonly result: Promise<Buffer | undefined>;
  /** Resolves once nothing more is done to keep it. */
  readonly kept: Promise<void>;
  readonly wanted: (() => boolean)[];
};

/** Renditions of a store's pictures, kept in a cache. Who asks for what is just being made gets the same. `wait` is how one waits for its turn. */
export function createRenditions(store: ObjectStore, cache: RenditionCache, wait: Wait = {}): Renditions {
  const flights = new Map<string, Flight>();

  /** libvips is loaded with the first picture, not with the service. */
  async function make(storageKey: string, terms: RenderTerms, isWanted: () => boolean): Promise<Buffer | undefined> {
    const [{ pixelWork }, { renderImage }] = await Promise.all([import('./libvips.ts'), import('./render-image.ts')]);
    if (pixelWork.waiting >= mostWaiting) throw new BusyError(tooManyPictures);
    // Anybody may ask for pictures in any size; who uploads one, or opens a page that takes its colours from one, goes before them.
    const task = async () => {
      if (!isWanted()) throw new AbandonedError('Nobody waits for the picture any more.');
      const content = await store.read(storageKey);
      const bytes = content && (await readStored(content));
      return bytes && renderImage(bytes, terms).catch(damaged(storageKey));
    };
    return pixelWork.runBehind(task, { mostMs: mostWaitMs, ...wait });
  }

  /** A flight lasts until its rendition is in the cache, so that nobody finds it in neither. */
  function begin(name: string, storageKey: string, terms: RenderTerms): Flight {
    const wanted: Flight['wanted'] = [];
    const result = make(storageKey, terms, () => wanted.some((one) => one()));
    const kept = result
      .then((bytes) => bytes && cache.keep(name, bytes))
      .catch(() => {})
      .then(() => void flights.delete(name));
    return { result, kept, wanted };
  }

  async function find(storageKey: string, terms: RenderTerms): Promise<Rendition | undefined> {
    const name = renditionName(storageKey, terms);
    const content = await cache.read(name);
    return content && { name, ...content };
  }

  return {
    sizeOf: (storageKey, terms) => cache.size(renditionName(storageKey, terms)),
    async render(storageKey, terms, stillWanted) {
      const kept = await find(storageKey, terms);
      if (kept) return kept;
      const name = renditionName(storageKey, terms);
      const flight = flights.get(name) ?? begin(name, storageKey, terms);
      flights.set(name, flight);
      flight.wanted.push(stillWanted);
      const body = await flight.result;
      if (!body) return undefined;
      const { length: size } = body;
      if (size <= smallBytes) return { name, size, body };
      // Answered from the disk, so that it does not stay in memory for as long as somebody takes it.
      await flight.kept;
      return (await find(storageKey, terms)) ?? { name, size, body };
    },
  };
}
