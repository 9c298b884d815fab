import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { takeBackup } from '../../service/backup/take-backup.ts';
import { lockKeys } from '../../service/store/locks/lock-keys.ts';
import { openWorkplace, type Workplace } from './backup-sample.ts';
import { startTestService, type TestService } from './test-service.ts';

let place: Workplace;
let service: TestService;
beforeAll(async () => {
  place = await openWorkplace();
  service = await startTestService();
});
afterAll(async () => {
  await service.close();
  await place.close();
});

const attempt = (folder: string, signal?: AbortSignal) =>
  takeBackup({ url: service.databaseUrl, store: service.blobs, folder, signal });

test('a backup onto an empty disk that is mounted there is refused before anything is written', async () => {
  const folder = place.newFolder();
  await mkdir(folder);
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder]).status === 0;
  if (!isMounted) {
    process.stderr.write('\n  WARNING: a backup onto a mounted disk was NOT tested: mounting one is not allowed.\n\n');
    return;
  }
  try {
    await expect(attempt(folder)).rejects.toThrow(
      `${folder} is where a disk is mounted; name a new folder on it, such as ${join(folder, 'backup')}.`,
    );
    expect(existsSync(`${folder}.unfinished`)).toBe(false);
    await expect(attempt(join(folder, 'backup'))).rejects.toThrow('The disk is full');
  } finally {
    spawnSync('umount', [folder]);
  }
});

test('a backup that waits for another one is interrupted at once', async () => {
  const other = new Client({ connectionString: service.databaseUrl });
  await other.connect();
  await other.query('SELECT pg_advisory_lock($1)', [lockKeys.sweep]);
  const folder = place.newFolder();
  try {
    const backup = attempt(folder, AbortSignal.timeout(300));
    await expect(backup).rejects.toThrow('Interrupted; nothing of it was kept.');
    expect([folder, `${folder}.unfinished`].filter(existsSync)).toEqual([]);
  } finally {
    await other.end();
  }
});
