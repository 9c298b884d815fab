import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { keepFormer, makeInPlace } from './put-in-place.ts';

const run = promisify(execFile);
const module = pathToFileURL(path.join(import.meta.dirname, 'put-in-place.ts')).href;
/** Puts a folder of its own two files in place, again and again. */
const again = `
  const { mkdtempSync, writeFileSync } = await import('node:fs');
  const { putInPlace } = await import(${JSON.stringify(module)});
  for (let turn = 0; turn < 300; turn += 1) {
    const made = mkdtempSync(process.argv[1] + '-');
    writeFileSync(made + '/one', '');
    writeFileSync(made + '/two', '');
    putInPlace(made, process.argv[1]);
  }`;

it('leaves a whole folder where several processes put one in place at once', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'touchline-place-'));
  const folder = path.join(root, 'page');
  const start = () => run(process.execPath, ['--input-type=module', '--eval', again, folder]);
  await Promise.all([start(), start(), start()]);
  expect(readdirSync(root)).toEqual(['page']);
  expect(readdirSync(folder).sort()).toEqual(['one', 'two']);
});

it('leaves what stands there as it is until another one is whole, and for good where that fails', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'touchline-place-'));
  const folder = path.join(root, 'page');
  const write = (made: string, name: string) => writeFileSync(path.join(made, name), '');
  await makeInPlace(folder, async (made) => write(made, 'first'));
  await makeInPlace(folder, async (made) => {
    write(made, 'second');
    expect(readdirSync(folder)).toEqual(['first']);
  });
  const broken = makeInPlace(folder, async (made) => {
    write(made, 'half');
    throw new Error('no');
  });
  await expect(broken).rejects.toThrow('no');
  expect(readdirSync(folder)).toEqual(['second']);
  expect(readdirSync(root)).toEqual(['page']);
});

it('keeps for a week what pages of a former build still name', () => {
  const [folder, made] = [0, 1].map(() => mkdtempSync(path.join(tmpdir(), 'touchline-former-'))) as [string, string];
  for (const name of ['old', 'lately', 'both']) writeFileSync(path.join(folder, name), 'former');
  const weekAgo = Date.now() / 1000 - 8 * 86_400;
  utimesSync(path.join(folder, 'old'), weekAgo, weekAgo);
  writeFileSync(path.join(made, 'both'), 'new');
  keepFormer(folder, made);
  keepFormer(path.join(folder, 'not there'), made);
  expect(readdirSync(made).sort()).toEqual(['both', 'lately']);
  expect(readFileSync(path.join(made, 'both'), 'utf8')).toBe('new');
});
