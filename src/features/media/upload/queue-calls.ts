import { deleteMedia, deleteUpload, getMediaQuota, listMedia } from '../../../../generated/api/index.ts';
import type { UploadedFile } from '../../../../generated/model/index.ts';
import { type Checked, type CheckedFile, type CheckOptions, checkFile } from './check-file.ts';
import type { MediaKind } from './file-signature.ts';
import type { UploadTicket } from './upload-calls.ts';
import { type UploadRun, uploadFile } from './upload-file.ts';
import type { Twin } from './upload-state.ts';

/** What the queue does with its files. */
export interface QueueCalls {
  check(file: File, options: CheckOptions): Promise<Checked>;
  /** The item of the library that has the same file; undefined where there is none, or where nobody could tell. */
  findTwin(kind: MediaKind, hash: string): Promise<Twin | undefined>;
  /** How many bytes the site may still store; undefined where nobody could tell. */
  bytesLeft(): Promise<number | undefined>;
  upload(checked: CheckedFile, run: UploadRun): Promise<UploadedFile>;
  /** Takes back what became no item. */
  forget(ticket: UploadTicket): Promise<void>;
}

/** The calls as the console makes them. */
export const queueCalls: QueueCalls = {
  check: checkFile,
  async findTwin(kind, hash) {
    const page = await listMedia({ type: kind, hash, pageSize: 1 }).catch(() => undefined);
    const found = page?.items[0];
    return found && { id: found.id, type: found.type, name: found.name, mediaString: found.mediaString };
  },
  async bytesLeft() {
    const quota = await getMediaQuota().catch(() => undefined);
    // A limit of 0 is none.
    return quota && quota.limit > 0 ? Math.max(0, quota.limit - quota.used) : undefined;
  },
  upload: uploadFile,
  async forget({ upload, videoId, site }) {
    await deleteUpload({ uploadKey: upload.uploadKey }, site).catch(() => undefined);
    if (videoId !== undefined) await deleteMedia('video', videoId, undefined, site).catch(() => undefined);
  },
};
