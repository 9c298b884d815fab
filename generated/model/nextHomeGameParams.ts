/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamId } from './teamId.ts';

export type NextHomeGameParams = {
/**
 * The team; without it any team that the site owns.
 */
teamUuid?: TeamId;
/**
 * Only games at home (true), or away ones too (false).
 */
home?: boolean;
};
