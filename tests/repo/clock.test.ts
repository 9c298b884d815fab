import { expect, test } from 'vitest';
import { projectFiles } from './project-files.ts';

/** Where the time of day is meant: what is shown, stored, signed or compared with what is. */
const meant = [
  'service/backup/raised-versions.ts',
  'service/blobs/disk-files.ts',
  'service/blobs/disk-store.ts',
  'service/blobs/s3-store.ts',
  'service/blobs/signatures.ts',
  'service/blobs/store-mark.ts',
  'service/blobs/sweep.ts',
  'service/blobs/used-addresses.ts',
  'service/identity/embedded/session-store.ts',
  'service/images/rendition-cache.ts',
  'service/operations/layout-views.ts',
  'service/operations/upload-address.ts',
  'service/site/read-sponsors.ts',
  'service/store/articles/article-writes.ts',
  'service/store/articles/preview-token.ts',
  'service/store/layouts/move-with-game.ts',
  'service/store/layouts/resolve/main-sponsors.ts',
  'service/store/layouts/resolve/resolve-layout.ts',
  'service/store/media/media-input.ts',
];

test('how long something lasts is measured by performance.now(): the time of day may be set back while it lasts', () => {
  const found = projectFiles('ts').filter(
    ({ path, text }) => /^service\/(?!demo\/).*(?<!\.test)\.ts$/.test(path) && /\bDate\.now\b/.test(text),
  );
  const unmeant = found.map(({ path }) => path).filter((path) => !meant.includes(path) && !path.includes('/sample-'));
  expect(unmeant).toEqual([]);
});
