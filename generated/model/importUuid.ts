/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * An import, as the console names it; its rows can be listed by it later.
 */
export type ImportUuid = Uuid;
