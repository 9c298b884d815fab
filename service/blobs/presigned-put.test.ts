import { expect, it } from 'vitest';
import { s3Store } from './s3-store.ts';

// An address is signed without asking the store: none is there.
const store = s3Store({
  endpoint: 'https://s3.example',
  region: 'eu-north-1',
  bucket: 'media',
  accessKeyId: 'id',
  secretAccessKey: 'secret',
  publicUrl: 'https://cdn.example',
});
const signedIn = async (length: { size: number } | { most: number }) => {
  const { url, headers } = await store.presignPut('a/key', { mimeType: 'image/png', expiresInSeconds: 60, ...length });
  const signed = new URL(url).searchParams.get('X-Amz-SignedHeaders')?.split(';') ?? [];
  return { signed, headers };
};

it('an address for a file of a known size is good for that size alone', async () => {
  expect((await signedIn({ size: 3 })).signed).toContain('content-length');
});

it('an address for a file whose size is not known is good for any, and all else is signed', async () => {
  const { signed, headers } = await signedIn({ most: 15_728_640 });
  expect(signed).not.toContain('content-length');
  expect(signed).toEqual(expect.arrayContaining(Object.keys(headers)));
});
