/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListPath } from './listPath.ts';

export type ListSavedViewsParams = {
/**
 * Only views of the list at this path.
 */
path?: ListPath;
};
