import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ChangedMeanwhileError, FormFiles, versionOf } from './form-files.ts';

let folder: string;
let files: FormFiles;
const file = () => path.join(folder, 'team.json');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchline-forms-'));
  writeFileSync(file(), '{ "name": "team" }\n');
  writeFileSync(path.join(folder, 'form.schema.json'), '{}\n');
  files = new FormFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

test('the form language and what is no definition are left out; a name leads out of the folder nowhere', () => {
  writeFileSync(path.join(folder, 'notes.txt'), '');
  expect(files.names()).toEqual(['team']);
  expect(files.read('../team')).toBeUndefined();
});

test('a save is printed compactly, as the formatter does, and gives the new version', async () => {
  const { version } = files.read('team') ?? { version: '' };
  const saved = await files.save({ name: 'team', text: '{"name":"team","label":{\n"en":"Team"}}', version });
  expect(saved.text).toBe('{ "name": "team", "label": { "en": "Team" } }\n');
  expect(readFileSync(file(), 'utf8')).toBe(saved.text);
  expect(saved.version).toBe(versionOf(saved.text));
});

test('a save over what changed meanwhile is refused, as is what is no JSON; nothing is written and nothing left behind', async () => {
  const { version } = files.read('team') ?? { version: '' };
  writeFileSync(file(), '{ "name": "other" }\n');
  await expect(files.save({ name: 'team', text: '{}', version })).rejects.toThrow(ChangedMeanwhileError);
  const now = versionOf('{ "name": "other" }\n');
  await expect(files.save({ name: 'team', text: '{ "name": ', version: now })).rejects.toThrow('It is not JSON');
  expect(readFileSync(file(), 'utf8')).toBe('{ "name": "other" }\n');
  expect(readdirSync(folder).sort()).toEqual(['form.schema.json', 'team.json']);
});

test('a burst of writes is told once', async () => {
  const onChange = vi.fn();
  const watching = files.watch(onChange);
  for (const text of ['{', '{ "a": 1', '{ "a": 1 }']) writeFileSync(file(), text);
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('team'), 30_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onChange).toHaveBeenCalledTimes(1);
  watching.close();
});

test('a file that another program has written by half is not told before its other half is there', async () => {
  const onChange = vi.fn();
  const watching = files.watch(onChange);
  writeFileSync(file(), '');
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect(onChange).not.toHaveBeenCalled();
  writeFileSync(file(), '{ "name": "other" }');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 30_000);
  expect(onChange).toHaveBeenCalledTimes(1);
  watching.close();
});

test('what stays no JSON is told all the same', async () => {
  const onChange = vi.fn();
  const watching = files.watch(onChange);
  writeFileSync(file(), '{ "name": ');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('team'), 30_000);
  watching.close();
});
