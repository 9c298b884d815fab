/** The longest side of a frame that is kept, in pixels: a thumbnail needs no more. */
const LONGEST = 1920;
const QUALITY = 0.9;

/** The size that a frame is kept in: its own, or shrunk to {@link LONGEST}. */
export function frameSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, LONGEST / Math.max(width, height, 1));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** The frame that a video shows right now, as a JPEG file; undefined when there is none to be had. */
export async function takeFrame(video: HTMLVideoElement, name: string): Promise<File | undefined> {
  if (video.videoWidth === 0 || video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA) return undefined;
  const canvas = document.createElement('canvas');
  const { width, height } = frameSize(video.videoWidth, video.videoHeight);
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.drawImage(video, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
  return blob ? new File([blob], name, { type: 'image/jpeg' }) : undefined;
}
