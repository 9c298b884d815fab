import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkDefinitions, checkFolder, writeProject } from './project-folder.ts';

const base = mkdtempSync(path.join(tmpdir(), 'touchline-folder-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

const files = (operation: string): Map<string, string> =>
  new Map([
    ['openapi/openapi.yaml', `paths:\n  /a:\n    get:\n      operationId: ${operation}\n`],
    ['openapi/service.yaml', 'base: ""\n'],
    ['forms/thing.json', `{ "operations": { "list": "${operation}" } }\n`],
  ]);

test('writes a folder whole, and keeps there what somebody may have changed', () => {
  const folder = path.join(base, 'shop');
  expect(writeProject(folder, files('listThings'))).toEqual([]);
  expect(existsSync(path.join(folder, 'package.json'))).toBe(true);
  writeFileSync(path.join(folder, 'openapi/service.yaml'), 'base: /mine\n');
  expect(writeProject(folder, files('listThings'))).toEqual(['openapi/service.yaml']);
  expect(readFileSync(path.join(folder, 'openapi/service.yaml'), 'utf8')).toBe('base: /mine\n');
  expect(() => checkDefinitions(folder, files('listThings'))).not.toThrow();
  expect(() => checkDefinitions(folder, files('other'))).toThrow(/thing\.json:1 needs the operation `listThings`/);
});

test('leaves nothing where it cannot write', () => {
  const folder = path.join(base, 'broken');
  expect(() => writeProject(folder, new Map([['package.json/x', '']]))).toThrow(/cannot be written/);
  expect(readdirSync(base).filter((name) => name.startsWith('broken'))).toEqual([]);
});

test('refuses a file, and a folder with something else in it', () => {
  const file = path.join(base, 'file');
  writeFileSync(file, '');
  expect(() => checkFolder(file)).toThrow(/is a file/);
  expect(() => checkFolder(base)).toThrow(/is not empty/);
});
