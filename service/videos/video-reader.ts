import { parentPort, workerData } from 'node:worker_threads';
import { CustomSource, EncodedPacketSink, Input, type InputTrack, MP4, QTFF } from 'mediabunny';
import { MediaFault } from '../images/media-fault.ts';
import type { ReaderMessage, ReaderPart, ReaderTask } from './reader-messages.ts';
import type { VideoFacts } from './video-facts.ts';

/** How much of a file is kept in memory while it is looked at, bytes. */
const mostInMemory = 8 * 1024 * 1024;
/** No honest index is larger than this, bytes; one that says so would fill the memory. */
const mostAtOnce = 64 * 1024 * 1024;

const waiting = new Map<number, (bytes: Uint8Array) => void>();
let asked = 0;

const tell = (message: ReaderMessage) => parentPort?.postMessage(message);

function partOf(start: number, end: number): Promise<Uint8Array> {
  asked += 1;
  const id = asked;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    tell({ kind: 'part', id, start, end });
  });
}

async function readFacts({ size }: ReaderTask): Promise<VideoFacts> {
  const source = new CustomSource({
    getSize: () => size,
    read: (start, end) => {
      if (end - start > mostAtOnce) throw new MediaFault('brokenMedia');
      return partOf(start, end);
    },
    maxCacheSize: mostInMemory,
    prefetchProfile: 'fileSystem',
  });
  const input = new Input({ formats: [MP4, QTFF], source });
  if (!(await input.canRead())) throw new MediaFault('invalidMediaType');
  return factsOf(input, size);
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

parentPort?.on('message', ({ id, bytes }: ReaderPart) => {
  waiting.get(id)?.(bytes);
  waiting.delete(id);
});
readFacts(workerData as ReaderTask).then(
  (facts) => tell({ kind: 'facts', facts }),
  (error: unknown) => {
    const code = error instanceof MediaFault ? error.code : 'brokenMedia';
    tell({ kind: 'fault', code, cause: String(error) });
  },
);
