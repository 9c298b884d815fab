/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

export type NextHomeGameParams = {
/**
 * The team; without it any team that the site owns.
 */
teamUuid?: Uuid;
/**
 * Only games at home (true), or away ones too (false).
 */
home?: boolean;
};
