/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PersonMediaListItem } from './personMediaListItem.ts';

/**
 * The portraits of a player or a staff member.
 * @maxItems 50
 */
export type PersonMediaList = PersonMediaListItem[];
