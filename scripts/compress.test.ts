import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { compressFolder } from './compress.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'compress-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('text gets a brotli and a gzip twin with the same content; fonts and tiny files get none', async () => {
  const text = 'export const answer = 42;\n'.repeat(200);
  await writeFile(path.join(folder, 'a.js'), text);
  await writeFile(path.join(folder, 'tiny.js'), 'x');
  await writeFile(path.join(folder, 'font.woff2'), text);

  expect(await compressFolder(folder)).toMatchObject({ files: 1, bytes: text.length });

  expect((await readdir(folder)).sort()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'font.woff2', 'tiny.js']);
  expect(brotliDecompressSync(await readFile(path.join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(await readFile(path.join(folder, 'a.js.gz'))).toString()).toBe(text);
});
