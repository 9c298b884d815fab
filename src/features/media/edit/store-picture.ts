import type { TFunction } from 'i18next';
import type { StorePicture } from '../../../engine/media/store-picture-context.ts';
import { checkFile } from '../upload/check-file.ts';
import { UploadError, uploadFile } from '../upload/upload-file.ts';

/** Stores a picture that the browser made, as an upload that a save can name; tells in a sentence why it could not. */
export function pictureStore(t: TFunction): StorePicture {
  return async (picture) => {
    const { file, fault } = await checkFile(picture, { kinds: ['image'] });
    if (fault) return { why: t(`messages.${fault.message}`) };
    try {
      return { key: (await uploadFile(file)).uploadKey };
    } catch (error) {
      return { why: whyNot(t, error, { name: picture.name, type: picture.type }) };
    }
  };
}

/** Why an upload failed, in the specification's words (§5, §8). */
export function whyNot(t: TFunction, error: unknown, file: { name: string; type: string }): string {
  const end = error instanceof UploadError ? error.end : undefined;
  if (end === undefined || end === 'aborted') return t('messages.somethingWentWrongTryLater');
  if ('fault' in end) return t(`messages.${end.fault.message}`);
  return t('mediaUpload.failed.title', { ...file, status: end.failure.status });
}
