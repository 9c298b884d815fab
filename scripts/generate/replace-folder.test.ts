import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { replaceFolder } from './replace-folder.ts';

it('takes over what is new or different, removes what is gone, and leaves the rest untouched', () => {
  const root = mkdtempSync(join(tmpdir(), 'touchline-replace-'));
  const [old, made] = [join(root, 'old'), join(root, 'made')];
  const write = (folder: string, name: string, text: string): void => {
    mkdirSync(join(folder, 'inner'), { recursive: true });
    writeFileSync(join(folder, name), text);
  };
  write(old, 'same.ts', '1');
  write(old, 'inner/different.ts', '1');
  write(old, 'gone.ts', '1');
  write(made, 'same.ts', '1');
  write(made, 'inner/different.ts', '2');
  write(made, 'inner/new.ts', '3');
  const longAgo = new Date(2020, 1, 1);
  utimesSync(join(old, 'same.ts'), longAgo, longAgo);
  replaceFolder(old, made);
  expect(readdirSync(old).sort()).toEqual(['inner', 'same.ts']);
  expect(statSync(join(old, 'same.ts')).mtime).toEqual(longAgo);
  expect(readFileSync(join(old, 'inner/different.ts'), 'utf8')).toBe('2');
  expect(readFileSync(join(old, 'inner/new.ts'), 'utf8')).toBe('3');
  expect(existsSync(made)).toBe(false);
});
