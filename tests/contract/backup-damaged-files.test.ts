import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { restoreBackup } from '../../service/backup/restore-backup.ts';
import { takeBackup } from '../../service/backup/take-backup.ts';
import { DamagedFileError } from '../../service/blobs/damaged-file.ts';
import type { ObjectStore, StoredContent } from '../../service/blobs/object-store.ts';
import { openWorkplace, query } from './backup-sample.ts';
import { mediaCalls, picture } from './media-calls.ts';
import { startTestService } from './test-service.ts';

/** The part of a file that a disk gives back, and what it says of the rest. */
const part = async (error?: Error): Promise<StoredContent> => {
  const chunks = async function* () {
    yield Buffer.from('part');
    if (error) throw error;
  };
  return { stream: Readable.from(chunks()), size: error ? 100 : 4, mimeType: 'image/jpeg' };
};

/** What S3 says of one object that is archived, or whose key is gone. */
const refusal = Object.assign(new Error('AccessDenied'), { $metadata: { httpStatusCode: 403 } });

it('a backup names what the store does not have, or not whole, and has all the rest', async () => {
  const [service, place] = [await startTestService(), await openWorkplace()];
  try {
    for (const seed of [9002, 9003, 9004, 9005, 9006]) await mediaCalls(service).createImage(await picture(seed));
    const rows = await query<{ key: string }>(
      service.databaseUrl,
      'SELECT storage_key AS key FROM media_files ORDER BY created_at DESC LIMIT 5',
    );
    const [gone = '', cut = '', headless = '', failing = '', refused = ''] = rows.map(({ key }) => key);
    const broken: Readonly<Record<string, () => Promise<StoredContent | undefined>>> = {
      [gone]: async () => undefined,
      [cut]: () => part(),
      [headless]: () => Promise.reject(new DamagedFileError(new SyntaxError('head'))),
      [refused]: () => Promise.reject(refusal),
      [failing]: () => part(Object.assign(new Error('i/o error'), { code: 'EIO', errno: -5 })),
    };
    const nothing: ObjectStore = { ...service.blobs, read: () => Promise.reject(refusal) };
    const none = takeBackup({ url: service.databaseUrl, store: nothing, folder: place.newFolder() });
    await expect(none).rejects.toThrow(/^The stored file \S+ could not be read: AccessDenied\.$/);
    const store: ObjectStore = { ...service.blobs, read: (key) => broken[key]?.() ?? service.blobs.read(key) };
    const [folder, restored] = [place.newFolder(), place.newStore()];
    const manifest = await takeBackup({ url: service.databaseUrl, store, folder });
    expect(manifest.missingFiles.toSorted()).toEqual([gone, cut, headless, failing, refused].toSorted());
    await restoreBackup({ url: await place.newDatabase(), store: restored, folder });
    expect(await restored.stat(cut)).toMatchObject({ size: 4 });
    expect(await restored.stat(failing)).toBeUndefined();
  } finally {
    await place.close();
    await service.close();
  }
});
