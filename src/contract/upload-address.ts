import type { Upload } from '../../generated/model/upload.ts';

/** A file that is to be uploaded; `size` in bytes. */
export interface FileToUpload {
  mimeType: string;
  fileLocator: string;
  size: number;
}

/** Gives an address for a file. */
export type UploadAddress = (file: FileToUpload, request: RequestInit) => Promise<Upload>;
