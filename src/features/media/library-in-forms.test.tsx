import { expect, it, vi } from 'vitest';
import { hasUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import type { StoredPicture } from '../../engine/media/library-context.ts';
import { mediaLibrary } from './library-in-forms.ts';
import { storeInLibrary } from './upload/store-in-library.ts';

vi.mock('./upload/store-in-library.ts', () => ({ storeInLibrary: vi.fn() }));
vi.mock('../../engine/text/area-texts.ts', () => ({ openAreaTexts: async () => undefined }));

it('a picture on its way into the library is work that is not left: no text has anything of it yet', async () => {
  const { promise, resolve } = Promise.withResolvers<StoredPicture>();
  vi.mocked(storeInLibrary).mockReturnValueOnce(promise);
  const picture = new File(['x'], 'pasted.png', { type: 'image/png' });
  const storing = mediaLibrary.store?.(picture, { onProgress: () => undefined, signal: new AbortController().signal });
  expect(hasUnsavedWork()).toBe(true);
  resolve({ why: 'refused' });
  await storing;
  expect(hasUnsavedWork()).toBe(false);
});
