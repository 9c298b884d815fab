import { createHash } from 'node:crypto';
import type { ObjectStore } from '../blobs/object-store.ts';
import { singleChunks } from '../blobs/single-chunks.ts';
import { releaseChunk } from '../blobs/spent-chunk.ts';
import { MediaFault } from '../images/media-fault.ts';
import type { Wait } from '../images/work-queue.ts';
import type { VideoFacts } from './video-facts.ts';

/**
 * Looks at a stored video's content, whatever its name or announced type, and reads only what it needs of it: the index and, of picture and
 * sound, the first and last bytes.
 * @throws {MediaFault} `invalidMediaType` (neither MP4 nor QuickTime), `brokenMedia` (cut off or damaged), `noPicture` (sound only), `undecodable` (unknown codec)
 * @throws {BusyError} when others are looked at for too long, or as `wait` says
 * @throws {Error} when the store does not have the file
 */
export async function inspectVideo(store: ObjectStore, storageKey: string, wait: Wait = {}): Promise<VideoFacts> {
  const fact = await store.stat(storageKey);
  if (!fact) throw new Error(`The stored file ${storageKey} is gone.`);
  if (fact.size === 0) throw new MediaFault('brokenMedia');
  // Its reader is loaded with the first video, not with the service.
  const { readVideo } = await import('./read-video.ts');
  return readVideo(store, storageKey, fact.size, wait);
}

/** SHA-256 of a stored file, 64 hexadecimal digits, read piece by piece. Rejects when the store does not have it. */
export async function hashOfStored(store: ObjectStore, storageKey: string): Promise<string> {
  const content = await store.read(storageKey);
  if (!content) throw new Error(`The stored file ${storageKey} is gone.`);
  const digest = createHash('sha256');
  for await (const chunk of singleChunks(content.stream)) {
    digest.update(chunk);
    releaseChunk(chunk);
  }
  return digest.digest('hex');
}
