import i18next from 'i18next';
import { createMedia } from '../../../../generated/api/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import type { StoredPicture, Storing } from '../../../engine/media/library-context.ts';
import { failureText } from '../../../engine/text/failure-text.ts';
import { whyNot } from '../edit/store-picture.ts';
import { checkFile } from './check-file.ts';
import { nameOfFile } from './details.ts';
import { queueCalls } from './queue-calls.ts';
import { uploadFile } from './upload-file.ts';

/** Brings a picture into the library under the name of its file, unless the library has the same one already. */
export async function storeInLibrary(picture: File, { onProgress, signal }: Storing): Promise<StoredPicture> {
  const t = i18next.t.bind(i18next);
  const { file, fault } = await checkFile(picture, { kinds: ['image'] });
  if (fault) return { why: t(`messages.${fault.message}`) };
  try {
    const twin = file.hash === undefined ? undefined : await queueCalls.findTwin('image', file.hash);
    if (twin) return { item: twin };
    const run = { signal, onProgress: (sent: number, of: number) => onProgress(sent / of) };
    const { mediaString } = await uploadFile(file, run);
    const { id, type, name } = await createMedia({ name: nameOfFile(picture.name), mediaString }, { type: 'image' });
    return { item: { id, type, name, mediaString } };
  } catch (error) {
    return { why: error instanceof ApiError ? failureText(t, error) : whyNot(t, error, picture) };
  }
}
