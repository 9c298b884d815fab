/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TagValue } from './tagValue.ts';

export type FetchTagsParams = {
/**
 * Values of tags; may be repeated.
 * @minItems 1
 * @maxItems 100
 */
tagsToFetch: TagValue[];
/**
 * At most so many tags.
 * @minimum 1
 * @maximum 100
 */
count?: number;
};
