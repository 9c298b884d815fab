import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchFolder } from './watch.ts';

let folder: string;
let file: string;
let watcher: ReturnType<typeof watchFolder>;
const onChange = vi.fn();

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'touchline-watch-'));
  file = path.join(folder, 'schemas', 'team.yaml');
  mkdirSync(path.dirname(file));
  writeFileSync(file, 'first');
  onChange.mockClear();
  watcher = watchFolder(folder, (name) => name.endsWith('.yaml'), onChange);
  await new Promise<void>((resolve) => watcher.once('ready', resolve));
});
afterEach(async () => {
  await watcher.close();
  rmSync(folder, { recursive: true });
});

/** Makes one change and waits until it was noticed. */
async function noticed(change: () => void): Promise<void> {
  onChange.mockClear();
  change();
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled(), 20_000);
}

/** As most editors and `git checkout` write: a new file that takes the old one's name. */
function replace(text: string): void {
  const made = `${file}.new`;
  writeFileSync(made, text);
  renameSync(made, file);
}

test('a file is followed through three replacements by rename, and through a save in place after them', async () => {
  await noticed(() => replace('second'));
  await noticed(() => replace('third'));
  await noticed(() => replace('fourth'));
  await noticed(() => writeFileSync(file, 'fifth'));
});

test('files that are made and deleted count, in new folders too', async () => {
  const made = path.join(folder, 'paths', 'teams.yaml');
  await noticed(() => {
    mkdirSync(path.dirname(made));
    writeFileSync(made, 'new');
  });
  await noticed(() => rmSync(made));
});

test('files that do not matter are passed over', async () => {
  writeFileSync(path.join(folder, 'notes.txt'), 'no change of the contract');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(onChange).not.toHaveBeenCalled();
});
