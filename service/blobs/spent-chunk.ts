/**
 * Gives the memory of a chunk back at once that nobody reads any more; the chunk is empty afterwards. Only for chunks that came fresh from a file or a
 * connection. Without this the chunks of a large file stay until the heap itself needs cleaning: of a video of 200 MB more than 60 MB at a time.
 */
export function releaseChunk(chunk: Uint8Array): void {
  const { buffer } = chunk;
  // A small chunk may be a part of memory that others use, too.
  if (buffer instanceof ArrayBuffer && buffer.byteLength === chunk.byteLength) buffer.transfer(0);
}
