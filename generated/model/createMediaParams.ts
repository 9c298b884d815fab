/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaTypeParameter } from './mediaTypeParameter.ts';

export type CreateMediaParams = {
/**
 * What an item of the library is.
 */
type: MediaTypeParameter;
};
