import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import type { ObjectStore } from '../blobs/object-store.ts';
import { StorageUnavailableError } from '../blobs/storage-outage.ts';
import { UnusableFileError } from '../store/errors.ts';
import type { StoredUpload } from '../store/media/media-uploads.ts';
import { receivedFile } from './received-file.ts';

const fixture = (name: string) => readFileSync(new URL(`../../tests/fixtures/media/${name}`, import.meta.url));

/** A store that has a file of `size` bytes, and gives these of it. */
function storeOf(given: Buffer, size: number): ObjectStore {
  return {
    stat: async () => ({ size, mimeType: 'image/jpeg' }),
    read: async () => ({ stream: Readable.from([given]), size: given.length, mimeType: 'image/jpeg' }),
  } satisfies Pick<ObjectStore, 'stat' | 'read'> as never;
}

it('takes half a picture for damaged only where the store has no more of it', async () => {
  const file = fixture('photo.jpg');
  const half = file.subarray(0, file.length / 2);
  const upload = {
    type: 'image',
    mimetype: 'image/jpeg',
    storageKey: 'frost1_frost/26/11/a',
    size: file.length,
  } as StoredUpload;
  const take = (size: number) => receivedFile(storeOf(half, size), 'frost1_frost', upload);
  await expect(take(half.length)).rejects.toThrow(UnusableFileError);
  await expect(take(file.length)).rejects.toThrow(StorageUnavailableError);
});
