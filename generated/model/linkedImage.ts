/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A picture that leads somewhere. One without an id gets one as it is saved.
 */
export interface LinkedImage {
  id?: Uuid;
  /**
     * The image of the library.
     * @maxLength 300
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  src: string;
  /**
     * What it shows, for those who do not see it.
     * @maxLength 300
     */
  alt?: string;
  /**
     * Its address.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /** Whether it opens beside the page. */
  openInNewTab?: boolean;
}
