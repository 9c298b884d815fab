import {
  configureVideo,
  createMedia,
  deleteMedia,
  deleteUpload,
  getUploadUrl,
  reportUploadStatus,
} from '../../../../generated/api/index.ts';
import type { Upload, UploadedFile } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { atThisSite, type CallOptions } from '../../../contract/fetcher.ts';
import { OWN_PROVIDER } from '../../../engine/media/media-string.ts';
import type { CheckedFile } from './check-file.ts';
import { LONGEST_NAME } from './details.ts';
import { type FilePut, putFile } from './put-file.ts';

/** What the service gave for one upload: where it goes, the pending video that its file is for, and the site whose upload it is. */
export interface UploadTicket {
  upload: Upload;
  videoId?: string | undefined;
  site?: CallOptions | undefined;
}

/** The calls that one upload makes. */
export interface UploadCalls {
  /** Announces a file; for a video, its item is made first, as a draft that waits for its file. */
  begin(checked: CheckedFile): Promise<UploadTicket>;
  /** A new address for the same upload, whose first one has expired or was used; undefined where the file has arrived already. */
  renew(checked: CheckedFile, ticket: UploadTicket): Promise<UploadTicket | undefined>;
  put(put: FilePut): Promise<void>;
  /** Says that the file has arrived; gives what the service found in it. */
  finish(ticket: UploadTicket): Promise<UploadedFile>;
  /** Says that it did not arrive, or that nobody wants it any more. */
  forget(ticket: UploadTicket, why: 'failed' | 'cancelled'): Promise<void>;
}

/** The name of a file as it may be sent: no longer than the contract takes, and never empty. */
export function sentName(name: string): string {
  return [...(name.trim() || 'file')].slice(0, LONGEST_NAME).join('');
}

/** The calls as the management service takes them (specification §7). */
export const serviceCalls: UploadCalls = {
  async begin(checked) {
    const site = atThisSite();
    if (checked.kind === 'image') return { upload: await getUploadUrl(fileOf(checked), site), site };
    const video = await createMedia({ name: sentName(checked.file.name), draft: true }, { type: 'video' }, site);
    const { fileLocator: fileName, mimeType, size } = fileOf(checked);
    const config = { fileName, provider: OWN_PROVIDER, mimeType, size } as const;
    try {
      return { upload: await configureVideo(config, { videoId: video.id }, site), videoId: video.id, site };
    } catch (error) {
      // A video without a file would stand in the library for ever.
      await deleteMedia('video', video.id, undefined, site).catch(() => undefined);
      throw error;
    }
  },
  async renew(checked, { upload, ...kept }) {
    try {
      return { ...kept, upload: await getUploadUrl({ ...fileOf(checked), uploadKey: upload.uploadKey }, kept.site) };
    } catch (error) {
      if (error instanceof ApiError && error.fields.some(({ code }) => code === 'uploaded')) return undefined;
      throw error;
    }
  },
  put: putFile,
  async finish({ upload, videoId, site }) {
    const report = { uploadStatus: 'success', provider: OWN_PROVIDER, uploadKey: upload.uploadKey } as const;
    const found = await reportUploadStatus(report, videoParameter(videoId), site);
    if (typeof found !== 'object') throw new ApiError('http', 204, 'The service told nothing about the file');
    return found;
  },
  async forget({ upload, videoId, site }, why) {
    const { uploadKey } = upload;
    if (why === 'cancelled') await deleteUpload({ uploadKey }, site).catch(() => undefined);
    else {
      const report = { uploadStatus: 'exception', provider: OWN_PROVIDER, uploadKey } as const;
      await reportUploadStatus(report, videoParameter(videoId), site).catch(() => undefined);
    }
    if (videoId !== undefined) await deleteMedia('video', videoId, undefined, site).catch(() => undefined);
  },
};

const videoParameter = (videoId: string | undefined): { videoId?: string } =>
  videoId === undefined ? {} : { videoId };

function fileOf({ file, mimeType }: CheckedFile): { mimeType: string; fileLocator: string; size: number } {
  return { mimeType, fileLocator: sentName(file.name), size: file.size };
}
