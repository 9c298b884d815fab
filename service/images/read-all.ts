import type { Readable } from 'node:stream';
import type { StoredContent } from '../blobs/object-store.ts';
import { MediaFault } from './media-fault.ts';

/** Pictures have at most 15 728 640 bytes (specification §5, §9). */
export const mostImageBytes = 15_728_640;

/** The whole content of a picture. Throws a MediaFault `fileTooLarge` as soon as it is more than `most` bytes, and reads no further. */
export async function readAll(content: Buffer | Readable, most = mostImageBytes): Promise<Buffer> {
  if (Buffer.isBuffer(content)) {
    if (content.length > most) throw new MediaFault('fileTooLarge');
    return content;
  }
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the stream.
    if (size > most) throw new MediaFault('fileTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** The whole content of a stored file, in one piece of memory from the start: its size is known. */
export async function readStored({ stream, size }: StoredContent): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let filled = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    bytes.set(chunk, filled);
    filled += chunk.length;
  }
  if (filled < size) throw new Error(`Of a stored file of ${size} bytes only ${filled} came.`);
  return bytes;
}
