/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaTag } from './mediaTag.ts';

/**
 * Videos by their tags (specification §3).
 */
export interface VideosConfig {
  /**
     * Only videos that have all of these are shown.
     * @maxItems 20
     */
  requiredTags?: MediaTag[];
  /**
     * Videos must have one or more of these; without any they need none.
     * @maxItems 20
     */
  additionalTags?: MediaTag[];
  /**
     * How many videos it shows.
     * @minimum 1
     * @maximum 24
     */
  count?: number;
}
