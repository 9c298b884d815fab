import { mkdtemp, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Manifest, manifestText, parts, readManifest } from './manifest.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(`${tmpdir()}/touchline-manifest-`);
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sha256 = '0123456789abcdef'.repeat(4);
const manifest: Manifest = {
  format: 1,
  takenAt: '2026-11-28T12:00:00.000Z',
  migrations: [{ name: '0001-platform.sql', sha256 }],
  tables: [{ name: 'teams', columns: ['uuid', 'version'], rows: 2, bytes: 40, sha256 }],
  sequences: [{ table: 'audit_entries', column: 'id', next: '12345' }],
  files: { count: 1, bytes: 9, sha256 },
  missingFiles: ['frost1_frost/26/11/a'],
};

async function readBack(text: string | Buffer): Promise<Manifest | undefined> {
  await writeFile(parts.manifest(folder), text);
  return readManifest(folder).catch(() => undefined);
}

test('a manifest is read as it was written, and one of former days, without a hash of itself, as well', async () => {
  expect(await readBack(manifestText(manifest))).toEqual(manifest);
  expect(await readBack(JSON.stringify(manifest))).toEqual(manifest);
});

test('with any bit changed it is refused, or says the same', async () => {
  const written = Buffer.from(manifestText(manifest));
  let refused = 0;
  for (let place = 0; place < written.length * 8; place += 3) {
    const spoilt = Buffer.from(written);
    spoilt[place >> 3] = (spoilt[place >> 3] ?? 0) ^ (1 << (place % 8));
    const read = await readBack(spoilt);
    if (read) expect(read, String(spoilt)).toMatchObject(manifest);
    else refused += 1;
  }
  expect(refused).toBeGreaterThan(written.length);
});

test.skipIf(process.platform === 'win32')('what never ends or is far too big is refused as damaged', async () => {
  const path = parts.manifest(folder);
  for (const make of [
    () => symlink('/dev/zero', path),
    () => writeFile(path, '{').then(() => truncate(path, 3_000_000_000)),
  ]) {
    await make();
    await expect(readManifest(folder)).rejects.toThrow(`${path} is damaged or was not written by npm run backup.`);
    await rm(path);
  }
});
