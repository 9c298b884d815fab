import { PassThrough, Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { singleChunks } from './single-chunks.ts';

/** A stream on which these chunks wait. */
function streamOf(...texts: string[]): PassThrough {
  const stream = new PassThrough();
  for (const text of texts) stream.write(text);
  return stream;
}

it('gives chunks as they came, however many wait', async () => {
  const given = ['one', 'two', 'three'].map((text) => Buffer.from(text));
  const stream = new Readable({ read: () => undefined });
  for (const chunk of given) stream.push(chunk);
  stream.push(null);
  const seen: Buffer[] = [];
  for await (const chunk of singleChunks(stream)) {
    seen.push(chunk);
    await setImmediate();
  }
  expect(seen.map(String)).toEqual(given.map(String));
  for (const [place, chunk] of seen.entries()) expect(chunk.buffer).toBe(given[place]?.buffer);
});

it('asks for no more while nobody takes what came', async () => {
  let pushed = 0;
  const stream = new Readable({
    highWaterMark: 10,
    read() {
      pushed += 1;
      this.push(Buffer.alloc(10));
    },
  });
  const chunks = singleChunks(stream);
  await chunks.next();
  for (let turn = 0; turn < 20; turn++) await setImmediate();
  expect(pushed).toBeLessThan(5);
  await chunks.return(undefined);
  expect(stream.destroyed).toBe(false);
  stream.destroy();
});

it.each([
  ['fails', (stream: Readable) => stream.destroy(new Error('lost')), 'lost'],
  ['is closed early', (stream: Readable) => stream.destroy(), 'Premature close'],
])('fails as a stream does that %s', async (_, close, message) => {
  const stream = streamOf('one');
  const chunks = singleChunks(stream);
  expect(String((await chunks.next()).value)).toBe('one');
  close(stream);
  await expect(chunks.next()).rejects.toThrow(message);
});

it('leaves what follows to others, once it has ended early', async () => {
  const stream = streamOf('one', 'two');
  for await (const chunk of singleChunks(stream)) {
    expect(String(chunk)).toBe('one');
    break;
  }
  stream.end();
  stream.resume();
  await new Promise((resolve) => stream.once('end', resolve));
});
