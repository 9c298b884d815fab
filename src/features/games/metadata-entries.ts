import type { GameMetadataEntry, GameMetadataType } from '../../../generated/model/index.ts';
import type { AddOn } from '../../contract/entity.ts';
import { isEmpty, valuesOf } from '../../engine/values/values.ts';
import { tidyAddress } from '../../engine/values/web-address.ts';

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

const NO_ENTRIES: readonly GameMetadataEntry[] = [];

/** The entries of a game's metadata. */
export function entriesIn(body: object): readonly GameMetadataEntry[] {
  const { metadata } = valuesOf(body);
  return Array.isArray(metadata) ? (metadata as readonly GameMetadataEntry[]) : NO_ENTRIES;
}

/**
 * The entries as they stand when they are saved: the addresses tidied, but for those that are `stored` as they are. Those that lead nowhere are not sent and
 * come last, so that the service tells what is wrong by the same places; they stay until the save went well.
 */
export function settledEntries(
  entries: readonly GameMetadataEntry[],
  stored: readonly GameMetadataEntry[] = [],
): GameMetadataEntry[] {
  const leading = entries.filter((entry) => !leadsNowhere(entry));
  const settled = leading.map((entry) => {
    const uri = stored.includes(entry) ? entry.uri : tidyAddress(entry.uri);
    return uri === entry.uri ? entry : { ...entry, uri };
  });
  return [...settled, ...entries.filter(leadsNowhere)];
}

/** A game's metadata as they are sent: without the entries that lead nowhere (specification §3). */
export function savedSetting(body: object): object {
  return { ...body, metadata: entriesIn(body).filter((entry) => !leadsNowhere(entry)) };
}
