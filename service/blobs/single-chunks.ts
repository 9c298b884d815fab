import { finished, type Readable } from 'node:stream';

/**
 * The chunks of a stream, each as it came. The stream's own iterator joins those that came while nobody looked to a new one,
 * and what they were joined of stays in memory until the heap needs cleaning. Ending early leaves the stream as it is.
 */
export async function* singleChunks(stream: Readable): AsyncGenerator<Buffer> {
  const come: Buffer[] = [];
  let end: { readonly error?: Error | null | undefined } | undefined;
  let wake = () => {};
  const take = (chunk: Buffer) => {
    come.push(chunk);
    stream.pause();
    wake();
  };
  const forget = finished(stream, { writable: false }, (error) => {
    end = { error };
    wake();
  });
  stream.on('data', take);
  try {
    for (;;) {
      const chunk = come.shift();
      if (chunk) yield chunk;
      else if (end?.error) throw end.error;
      else if (end) return;
      else {
        await new Promise<void>((resolve) => {
          wake = resolve;
          stream.resume();
        });
      }
    }
  } finally {
    forget();
    stream.off('data', take);
  }
}
