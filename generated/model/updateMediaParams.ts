/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaTypeParameter } from './mediaTypeParameter.ts';
import type { Uuid } from './uuid.ts';

export type UpdateMediaParams = {
/**
 * What an item of the library is.
 */
type: MediaTypeParameter;
/**
 * The item.
 */
id: Uuid;
};
