import { expect, test } from 'vitest';
import { logOutput } from './log-output.ts';

/** An output with room for so many bytes, and what came out of it. */
function outputWith(room: number) {
  const output = { room, text: '' };
  const { write } = logOutput(1, (_fd, bytes, start, done) => {
    const part = bytes.subarray(start, start + output.room);
    output.room -= part.length;
    output.text += part.toString();
    const full = part.length === 0 ? Object.assign(new Error('full'), { code: 'ENOSPC' }) : null;
    queueMicrotask(() => done(full, part.length));
  });
  return Object.assign(output, { write });
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 1));

test('lines come out in their order, in pieces where the output takes no more at once', async () => {
  const output = outputWith(100);
  for (const line of ['one\n', 'two\n', 'three\n']) output.write(line);
  await settled();
  expect(output.text).toBe('one\ntwo\nthree\n');
});

test('an output that takes none costs lines, and says how many once it takes them again', async () => {
  const output = outputWith(6);
  for (const line of ['one\n', 'two\n', 'three\n']) {
    output.write(line);
    await settled();
  }
  output.room = 1000;
  output.write('four\n');
  await settled();
  output.write('five\n');
  await settled();
  const lines = output.text.split('\n');
  expect([lines[0], lines[1], lines[2], lines[4]]).toEqual(['one', 'tw', 'four', 'five']);
  expect(JSON.parse(lines[3] ?? '')).toMatchObject({ level: 40, lost: 2, msg: 'log lines could not be written' });
});

test('what waits for a slow output has an end', async () => {
  let taken = 0;
  const { write } = logOutput(1, (_fd, bytes) => {
    taken += bytes.length;
  });
  const line = `${'x'.repeat(999)}\n`;
  const before = process.memoryUsage().rss;
  for (let count = 0; count < 100_000; count++) write(line);
  await settled();
  expect(taken).toBe(1000);
  expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
});
