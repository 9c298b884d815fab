import type { GameMetadataEntry, GameMetadataType } from '../../../generated/model/index.ts';
import type { AddOn } from '../../contract/entity.ts';
import { isEmpty } from '../../engine/values.ts';
import { tidyAddress } from '../../engine/web-address.ts';

/** The add-on that a type of entry needs (specification §3); the others need none. */
export const ADD_ON_OF_TYPE: Readonly<Partial<Record<GameMetadataType, AddOn>>> = {
  lineUp: 'lineUp',
  liveGame: 'liveGames',
  liveGameV2: 'liveGamesV2',
  statistics: 'statisticsAdvanced',
};

/** Whether an entry leads nowhere: such entries are dropped before saving (specification §3). */
export function leadsNowhere({ uri }: Pick<GameMetadataEntry, 'uri'>): boolean {
  return isEmpty(uri?.trim());
}

/** The entries as they are saved: those that lead nowhere are dropped, the addresses of the others tidied, but for those that are `stored` as they are. */
export function entriesToSave(
  entries: readonly GameMetadataEntry[],
  stored: readonly GameMetadataEntry[] = [],
): GameMetadataEntry[] {
  return entries
    .filter((entry) => !leadsNowhere(entry))
    .map((entry) => {
      const uri = stored.includes(entry) ? entry.uri : tidyAddress(entry.uri);
      return uri === entry.uri ? entry : { ...entry, uri };
    });
}
