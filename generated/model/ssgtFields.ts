/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ExternalId } from './externalId.ts';
import type { GameTypeRef } from './gameTypeRef.ts';
import type { Name } from './name.ts';
import type { SeasonRef } from './seasonRef.ts';
import type { SeriesRef } from './seriesRef.ts';

/**
 * The part of a competition that administrators write.
 */
export interface SsgtFields {
  season?: SeasonRef;
  series?: SeriesRef;
  gameType?: GameTypeRef;
  /**
     * Its name in each language, each language once.
     * @maxItems 10
     */
  names?: Name[];
  /**
     * What registers call the competition.
     * @maxItems 50
     */
  extIds?: ExternalId[];
  /** Whether the site shows the competition; shown when left out of a new one. */
  active?: boolean;
  /** Whether it is the one that is shown for its series first. Setting it takes it from the other one of the series. */
  defaultForSeries?: boolean;
  /** Whether the competition is deleted; it then leaves the lists, frees its combination and is the default of no series. */
  deleted?: boolean;
}
