import { Worker } from 'node:worker_threads';
import type { ObjectStore } from '../blobs/object-store.ts';
import { MediaFault } from '../images/media-fault.ts';
import { createQueue, type Wait } from '../images/work-queue.ts';
import type { ReaderMessage, ReaderPart, ReaderTask } from './reader-messages.ts';
import type { VideoFacts } from './video-facts.ts';

/** So many videos are read at a time, each on a thread of its own. */
const readers = createQueue(2, 'Too many videos are being looked at; try again.');
/** So long one waits for its turn, milliseconds: with the reading it is as long as the console waits for an answer. */
const mostWaitMs = 10_000;

/**
 * So long a thread may be at work on a video of that many bytes, milliseconds, without the time in which it waits for parts
 * of the file. What has little to read may not hold a thread from others for long.
 */
export const mostBusyMs = (size: number): number => Math.round(Math.min(20_000, 4_000 + size / 20_000));
/** Memory of a thread beside the parts of the file, in megabytes. */
const mostMegabytes = 256;

const reader = new URL('./video-reader.ts', import.meta.url);

/**
 * The facts of a stored file of `size` bytes, as `inspectVideo` answers them. An index is gone through in one go, and may be
 * made so that it takes seconds: it is read on another thread, which is ended when that takes too long.
 * @throws {BusyError} when its turn does not come in time
 */
export function readVideo(
  store: ObjectStore,
  storageKey: string,
  size: number,
  { busyMs = mostBusyMs(size), ...wait }: Wait & { readonly busyMs?: number } = {},
): Promise<VideoFacts> {
  const task = async () => {
    const worker = new Worker(reader, {
      workerData: { size } satisfies ReaderTask,
      execArgv: ['--disable-warning=ExperimentalWarning'],
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    try {
      return await factsFrom(worker, (start, end) => readPart(store, storageKey, start, end), busyMs);
    } finally {
      await worker.terminate();
    }
  };
  return readers.run(task, { mostMs: mostWaitMs, ...wait });
}

/** What the store fails with is no fault of the file; whatever else ends a thread that reads it is. */
function factsFrom(
  worker: Worker,
  read: (start: number, end: number) => Promise<Uint8Array>,
  busyMs: number,
): Promise<VideoFacts> {
  const { promise, resolve, reject } = Promise.withResolvers<VideoFacts>();
  let left = busyMs;
  let begun = performance.now();
  let pending = 0;
  const tooLong = () => reject(new MediaFault('brokenMedia', `It took more than ${busyMs} ms to read.`));
  let timer = setTimeout(tooLong, left);
  const rest = () => {
    pending += 1;
    if (pending > 1) return;
    clearTimeout(timer);
    left -= performance.now() - begun;
  };
  const goOn = () => {
    pending -= 1;
    if (pending > 0) return;
    begun = performance.now();
    timer = setTimeout(tooLong, Math.max(0, left));
  };
  let hasBegun = false;
  worker.on('error', (error) => {
    // A thread that does not even begin says nothing of the file.
    reject(hasBegun ? new MediaFault('brokenMedia', error) : error);
  });
  worker.on('message', (message: ReaderMessage) => {
    hasBegun = true;
    if (message.kind === 'facts') resolve(message.facts);
    else if (message.kind === 'fault') reject(new MediaFault(message.code, message.cause));
    else {
      rest();
      read(message.start, message.end).then((bytes) => {
        goOn();
        worker.postMessage({ id: message.id, bytes } satisfies ReaderPart, [bytes.buffer as ArrayBuffer]);
      }, reject);
    }
  });
  return promise.finally(() => clearTimeout(timer));
}

/** Bytes from `start` to before `end`. */
async function readPart(store: ObjectStore, storageKey: string, start: number, end: number): Promise<Uint8Array> {
  const content = await store.read(storageKey, { start, end: end - 1 });
  if (!content) throw new Error(`The stored file ${storageKey} is gone.`);
  const part = new Uint8Array(end - start);
  let filled = 0;
  for await (const chunk of content.stream as AsyncIterable<Uint8Array>) {
    part.set(chunk, filled);
    filled += chunk.length;
  }
  return part;
}
