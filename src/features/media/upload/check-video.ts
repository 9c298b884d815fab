import { BlobSource, CanvasSink, Input, type InputVideoTrack, MP4, QTFF } from 'mediabunny';
import { drawn } from './decode-picture.ts';
import { type FileFault, faultOf } from './file-fault.ts';

/** What a video's own structure says. */
export interface VideoFacts {
  width: number;
  height: number;
  /** Seconds. */
  duration: number;
  /** A frame of it, and a still smaller one; undefined where the browser has no decoder for it. */
  preview: Blob | undefined;
  thumb: string | undefined;
}

/** The width of a preview in pixels. */
const PREVIEW_WIDTH = 480;

/** Reads the structure of an MP4 or QuickTime file, of which it loads no more than that and one frame. */
export async function checkVideo(file: Blob): Promise<VideoFacts | FileFault> {
  if (!(await isWhole(file))) return faultOf('truncated');
  const input = new Input({ source: new BlobSource(file), formats: [MP4, QTFF] });
  try {
    if (!(await input.canRead())) return faultOf('undecodable');
    const track = await input.getPrimaryVideoTrack();
    if (!track) return faultOf('noPicture');
    const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()];
    const duration = await input.computeDuration();
    if (!(width > 0 && height > 0 && duration > 0)) return faultOf('undecodable');
    return { width, height, duration, ...(await frameOf(track, duration).catch(() => NO_FRAME)) };
  } finally {
    input.dispose();
  }
}

const NO_FRAME = { preview: undefined, thumb: undefined };

/** A frame a little after the beginning, which is often black. */
async function frameOf(track: InputVideoTrack, duration: number): Promise<Pick<VideoFacts, 'preview' | 'thumb'>> {
  if (typeof VideoDecoder === 'undefined' || !(await track.canDecode())) return NO_FRAME;
  const sink = new CanvasSink(track, { width: PREVIEW_WIDTH });
  const frame =
    (await sink.getCanvas(Math.min(1, duration / 2))) ?? (await sink.getCanvas(await track.getFirstTimestamp()));
  return frame ? drawn(frame.canvas, frame.canvas.width, frame.canvas.height) : NO_FRAME;
}

/** Whether the file's outermost boxes end where the file does: one that was cut off claims more than is there. */
async function isWhole(file: Blob): Promise<boolean> {
  let at = 0;
  while (at < file.size) {
    const head = new DataView(await file.slice(at, at + 16).arrayBuffer());
    // A few zeros at the end are harmless padding of some cameras.
    if (head.byteLength < 8) return true;
    const short = head.getUint32(0);
    if (short === 0) return true;
    const size = short === 1 && head.byteLength === 16 ? Number(head.getBigUint64(8)) : short;
    if (size < 8) return false;
    at += size;
  }
  return at === file.size;
}
