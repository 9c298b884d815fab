import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, it, vi } from 'vitest';
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

it('keeps for a week, from when they were replaced, what pages of a former build still name', () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const build = (...names: string[]): string => {
    const folder = mkdtempSync(path.join(tmpdir(), 'touchline-former-'));
    mkdirSync(path.join(folder, 'assets'));
    for (const name of names) writeFileSync(path.join(folder, 'assets', name), names.join());
    return folder;
  };
  const assetsOf = (folder: string) => readdirSync(path.join(folder, 'assets')).sort();
  const pass = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000);
  const [first, second, third, fourth] = [build('a', 'both'), build('b', 'both'), build('c'), build('d')];
  keepFormer(path.join(first, 'not there'), first);
  pass(30);
  keepFormer(first, second);
  expect(assetsOf(second)).toEqual(['a', 'b', 'both']);
  expect(readFileSync(path.join(second, 'assets', 'both'), 'utf8')).toBe('b,both');
  pass(6);
  keepFormer(second, third);
  expect(assetsOf(third)).toEqual(['a', 'b', 'both', 'c']);
  pass(2);
  keepFormer(third, fourth);
  expect(assetsOf(fourth)).toEqual(['b', 'both', 'c', 'd']);
  vi.useRealTimers();
});
