/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtFields } from './ssgtFields.ts';
import type { SsgtRecord } from './ssgtRecord.ts';

/**
 * A competition, which is a series in a season with a game type (specification §3).
 */
export type Ssgt = SsgtFields & SsgtRecord & Required<Pick<SsgtFields & SsgtRecord, 'season' | 'series' | 'gameType' | 'names' | 'extIds' | 'active' | 'defaultForSeries' | 'deleted'>>;
