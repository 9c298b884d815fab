import { mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { StorageUnavailableError } from './blobs/storage-outage.ts';
import { ConfigError } from './config.ts';
import { dataFolderError, makeFolder } from './data-folder.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchline-folder-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('makes a folder and those above it, and leaves one that is there', () => {
  const path = join(folder, 'a', 'b', 'c');
  makeFolder(path);
  makeFolder(path);
  makeFolder('/');
  expect(statSync(path).isDirectory()).toBe(true);
});

it('takes a link to a folder for one', () => {
  symlinkSync(folder, join(folder, 'link'));
  makeFolder(join(folder, 'link'));
});

it('throws what the system says', () => {
  writeFileSync(join(folder, 'file'), '');
  symlinkSync(join(folder, 'nowhere'), join(folder, 'broken'));
  for (const [path, code] of [
    [join(folder, 'file'), 'EEXIST'],
    [join(folder, 'file', 'below'), 'ENOTDIR'],
    [join(folder, 'broken'), 'EEXIST'],
    [join(folder, 'x'.repeat(300), 'below'), 'ENAMETOOLONG'],
  ] as const) {
    expect(() => makeFolder(path), path).toThrow(code);
  }
});

it.skipIf(process.platform !== 'linux')('ends where the system makes no folder', () => {
  for (const path of ['/proc/x', '/proc/x/y', '/proc/self/fd/x'])
    expect(() => makeFolder(path), path).toThrow('ENOENT');
});

it('says of a file of the data folder in one sentence why it cannot be, and leaves other errors alone', () => {
  writeFileSync(join(folder, 'file'), '');
  const refusal = (path: string): unknown => {
    try {
      return makeFolder(path);
    } catch (error) {
      return dataFolderError(error, folder);
    }
  };
  expect(refusal(join(folder, 'file', 'below'))).toEqual(
    new ConfigError(`DATA_DIR is "${folder}", but "file/below" in it cannot be used (ENOTDIR).`),
  );
  expect(refusal(import.meta.filename)).not.toBeInstanceOf(ConfigError);
  const taken = Object.assign(new Error('taken'), { code: 'EROFS', path: join(folder, 'media') });
  expect(dataFolderError(new StorageUnavailableError(taken), folder)).toEqual(
    new ConfigError(`DATA_DIR is "${folder}", but "media" in it cannot be used (EROFS).`),
  );
  const tooMany = Object.assign(new Error('too many'), { code: 'EMFILE', path: join(folder, 'media') });
  expect(String(dataFolderError(tooMany, folder))).toContain('too few files (EMFILE)');
  const other = new Error('other');
  expect(dataFolderError(other, folder)).toBe(other);
});

it('says that a folder stands where a file is read', () => {
  let error: unknown;
  try {
    readFileSync(folder);
  } catch (failure) {
    error = failure;
  }
  expect(dataFolderError(error, folder)).toEqual(
    new ConfigError(`DATA_DIR is "${folder}", but a folder stands in the place of one of its files.`),
  );
});
