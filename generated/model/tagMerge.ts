/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TagValue } from './tagValue.ts';

/**
 * Tags that become one.
 */
export interface TagMerge {
  /**
     * The custom tags that end, by their values.
     * @minItems 1
     * @maxItems 100
     */
  from: TagValue[];
  into: TagValue;
}
