import { CustomSource, EncodedPacketSink, Input, type InputTrack, MP4, QTFF } from 'mediabunny';
import type { ObjectStore } from '../blobs/object-store.ts';
import { MediaFault } from '../images/media-fault.ts';
import type { VideoFacts } from './video-facts.ts';

/** How much of a file is kept in memory while it is looked at, bytes. */
const mostInMemory = 8 * 1024 * 1024;
/** No honest index is larger than this, bytes; one that says so would fill the memory. */
const mostAtOnce = 64 * 1024 * 1024;

/** The facts of a stored file of `size` bytes, as `inspectVideo` answers them. */
export async function readVideo(store: ObjectStore, storageKey: string, size: number): Promise<VideoFacts> {
  const reading = readingOf(store, storageKey, size);
  const input = new Input({ formats: [MP4, QTFF], source: reading.source });
  try {
    if (!(await input.canRead())) throw new MediaFault('invalidMediaType');
    return await factsOf(input, size);
  } catch (error) {
    // What the store failed at is no fault of the file.
    if (reading.failure) throw reading.failure;
    throw error instanceof MediaFault ? error : new MediaFault('brokenMedia', error);
  } finally {
    input.dispose();
  }
}

async function factsOf(input: Input, size: number): Promise<VideoFacts> {
  const [format, tracks] = await Promise.all([input.getFormat(), input.getTracks()]);
  const picture = await input.getPrimaryVideoTrack();
  const sound = await input.getPrimaryAudioTrack();
  if (!picture) throw new MediaFault(sound ? 'noPicture' : 'brokenMedia');
  const codec = await picture.getCodec();
  if (codec === null) throw new MediaFault('undecodable');
  for (const track of tracks) await checkEnds(track);
  const duration = await picture.computeDuration();
  const [width, height] = await Promise.all([picture.getDisplayWidth(), picture.getDisplayHeight()]);
  if (!(duration > 0 && width > 0 && height > 0)) throw new MediaFault('brokenMedia');
  return {
    mimetype: format === QTFF ? 'video/quicktime' : 'video/mp4',
    size,
    width,
    height,
    duration,
    rotated: (await picture.getRotation()) !== 0,
    codec,
    hasSound: sound !== null,
    playsEverywhere: codec === 'avc',
  };
}

/** A file that was cut off still has an index of all that it once held; its last packet tells. */
async function checkEnds(track: InputTrack): Promise<void> {
  if (!track.isVideoTrack() && !track.isAudioTrack()) return;
  const packets = new EncodedPacketSink(track);
  const ends = [await packets.getFirstPacket(), await packets.getPacket(Number.POSITIVE_INFINITY)];
  if (ends.some((packet) => packet === null || packet.data.length === 0)) throw new MediaFault('brokenMedia');
}

/** A source that reads parts of a stored file; what the store fails with is noted. */
function readingOf(store: ObjectStore, storageKey: string, size: number) {
  const reading: { source: CustomSource; failure?: Error } = {
    source: new CustomSource({
      getSize: () => size,
      read: async (start, end) => {
        if (end - start > mostAtOnce) throw new MediaFault('brokenMedia');
        try {
          return await readPart(store, storageKey, start, end);
        } catch (error) {
          reading.failure = error instanceof Error ? error : new Error(String(error));
          throw error;
        }
      },
      maxCacheSize: mostInMemory,
      prefetchProfile: 'fileSystem',
    }),
  };
  return reading;
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
