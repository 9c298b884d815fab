import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isStamped, projectRoot, writeStamp } from './fingerprint.ts';

let folder: string;
let inputs: string[];
let stampFile: string;
const file = (name: string) => path.join(folder, name);

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fingerprint-'));
  inputs = [path.relative(projectRoot, path.join(folder, 'src')), path.relative(projectRoot, file('absent.json'))];
  stampFile = file('out/stamp.json');
  await mkdir(file('src'));
  await writeFile(file('src/a.ts'), 'export const a = 1;');
});
afterEach(() => rm(folder, { recursive: true }));

test('what was never built, or has a damaged stamp, is not current', async () => {
  expect(await isStamped(stampFile, inputs)).toBe(false);
  await writeStamp(stampFile, inputs);
  expect(await isStamped(stampFile, inputs)).toBe(true);
  await writeFile(stampFile, '{');
  expect(await isStamped(stampFile, inputs)).toBe(false);
});

test('a changed, a new and a formerly absent file count', async () => {
  await writeStamp(stampFile, inputs);
  await writeFile(file('src/a.ts'), 'export const a = 2;');
  expect(await isStamped(stampFile, inputs)).toBe(false);
  await writeStamp(stampFile, inputs);
  await writeFile(file('src/b.ts'), '');
  expect(await isStamped(stampFile, inputs)).toBe(false);
  await writeStamp(stampFile, inputs);
  await writeFile(file('absent.json'), '{}');
  expect(await isStamped(stampFile, inputs)).toBe(false);
});

test('a new time on the same content, and a test, do not count', async () => {
  await writeStamp(stampFile, inputs);
  await utimes(file('src/a.ts'), new Date(0), new Date(0));
  await writeFile(file('src/a.test.ts'), 'test');
  expect(await isStamped(stampFile, inputs)).toBe(true);
});
