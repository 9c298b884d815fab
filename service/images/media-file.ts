import type { FocalPoint } from './render-query.ts';

/** The key of a media item in its public addresses and in its mediaString: year, month and twelve hexadecimal digits. */
export const mediaKeyShape = /^\d{2}\/\d{2}\/[0-9a-f]{12}$/;

/** What the public addresses of a media item need to know of it. */
export type MediaFile = {
  /** Where its file lies in the object store. */
  readonly storageKey: string;
  readonly mimetype: string;
  /** Rises whenever the file is replaced; addresses name it as `v`. */
  readonly version: number;
  readonly focalPoint: FocalPoint | null;
  /** Where a video's poster lies, when it has one. */
  readonly posterStorageKey?: string | undefined;
};

/** Finds the file of a media item of any site by its key; undefined when there is none, or when it has not come yet. */
export type FindFile = (key: string) => Promise<MediaFile | undefined>;
