import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { linesOf } from './hashed-file.ts';

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-lines-'));
  path = join(folder, 'rows.jsonl');
});
afterEach(() => rm(folder, { recursive: true }));

async function all(lines: AsyncIterable<string>): Promise<string[]> {
  const read: string[] = [];
  for await (const line of lines) read.push(line);
  return read;
}

test('lines are read one at a time, and a text may hold other ends of lines', async () => {
  await writeFile(path, 'one\u2028still one\ntwo\n');
  expect(await all(linesOf(path))).toEqual(['one\u2028still one', 'two']);
});

test('a line that does not end is refused before it is too long for a text', async () => {
  await writeFile(path, `short\n${'x'.repeat(200_000)}`);
  await expect(all(linesOf(path, 100_000))).rejects.toThrow(`${path} has a line of more than 100000 characters.`);
});
