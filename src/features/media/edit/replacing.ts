import { getMedia, getUploadUrl, replaceMediaFile } from '../../../../generated/api/media/media.ts';
import type { Media } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { atThisSite, ifMatch, versionOf } from '../../../contract/fetcher.ts';
import type { CheckedFile } from '../upload/check-file.ts';
import { sentName, serviceCalls, type UploadCalls } from '../upload/upload-calls.ts';
import { uploadFile } from '../upload/upload-file.ts';

/** What became of a file that was to be put into the place of an item's: the item as it is now, or as somebody else has left it meanwhile. */
export type Replaced = { media: Media; isStale: boolean };

/** The calls of an upload that no new item comes of: a video too is announced as a file alone. */
const FILE_CALLS: UploadCalls = {
  ...serviceCalls,
  async begin({ file, mimeType }) {
    const site = atThisSite();
    return { upload: await getUploadUrl({ mimeType, fileLocator: sentName(file.name), size: file.size }, site), site };
  },
};

/**
 * Brings the file to the service; gives the key of its upload.
 * @throws UploadError
 */
export async function sendFile(
  checked: CheckedFile,
  run: { signal: AbortSignal; onProgress(sent: number): void },
): Promise<string> {
  return (await uploadFile(checked, { ...run, calls: FILE_CALLS })).uploadKey;
}

/**
 * Puts an uploaded file into the place of an item's (specification §7), on condition that it is still the file that was shown: where somebody else has only
 * changed what is written about it, it goes on; where they have replaced the file too, nothing is done.
 * @throws ApiError
 */
export async function replaceFile(shown: Media, uploadKey: string): Promise<Replaced> {
  const { type, id, version } = shown;
  const put = (from: Media) => replaceMediaFile(type, id, { uploadKey }, ifMatch(versionOf(from)));
  let from = shown;
  for (let attempt = 1; ; attempt++) {
    try {
      return { media: await put(from), isStale: false };
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 412) || attempt === ATTEMPTS) throw error;
      from = await getMedia(type, id);
      if (from.version !== version) return { media: from, isStale: true };
    }
  }
}

/** How often somebody else may come first before it is given up. */
const ATTEMPTS = 3;
