/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { MediaProperties } from './mediaProperties.ts';
import type { MediaStatus } from './mediaStatus.ts';
import type { MediaString } from './mediaString.ts';
import type { MediaThumbnail } from './mediaThumbnail.ts';
import type { MediaType } from './mediaType.ts';
import type { Uuid } from './uuid.ts';

/**
 * The part of an item that the service keeps.
 */
export interface MediaRecord {
  id: Uuid;
  type: MediaType;
  mediaString: MediaString;
  /** Whether width and height are as 16 to 9, fit to be main media. */
  sixteenNine: boolean;
  /**
     * How often it was rendered.
     * @minimum 0
     */
  views: number;
  /**
     * Address of the picture, or of the video's poster, to which imgix parameters can be added; null without one.
     * @nullable
     */
  imgixUrl: string | null;
  /** Path of the file below the address of the media; empty without a file. */
  filepath: string;
  /** Path of the renditions below the address of the media; empty without a picture. */
  thumbDir: string;
  /**
     * Type of the file, such as `image/jpeg`.
     * @nullable
     */
  mimetype: string | null;
  /** Address of this item in the service. */
  mediaPropertiesUrl: string;
  properties: MediaProperties | null;
  /**
     * Size of the file, bytes.
     * @minimum 0
     * @nullable
     */
  size: number | null;
  /**
     * Width as shown, pixels.
     * @minimum 1
     * @nullable
     */
  width: number | null;
  /**
     * Height as shown, pixels.
     * @minimum 1
     * @nullable
     */
  height: number | null;
  /**
     * Duration of a video, seconds.
     * @minimum 0
     * @nullable
     */
  duration: number | null;
  status: MediaStatus;
  /**
     * SHA-256 of the file as it was uploaded, in hexadecimal.
     * @nullable
     */
  hash: string | null;
  /**
     * Rises whenever the address has something else to show.
     * @minimum 1
     */
  version: number;
  /**
     * Address of the picture that stands for the item: itself, a video's thumbnail, or its poster.
     * @nullable
     */
  thumbnailUrl: string | null;
  thumbnailMediaObject: MediaThumbnail | null;
  /**
     * Address of the video file; null for an image and without a file.
     * @nullable
     */
  video: string | null;
  /** Whether publishDate is in the future (specification §3). */
  isScheduled: boolean;
  instanceId: InstanceId;
  /**
     * Who uploaded it.
     * @nullable
     */
  createdBy: string | null;
  /** When it was uploaded. */
  createdAt: string;
  /** When it was last changed. */
  lastModified: string;
}
