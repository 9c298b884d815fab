import { getGameMetadata, getGetGameMetadataQueryKey } from '../../../generated/api/game-metadata/game-metadata.ts';
import type { Game } from '../../../generated/model/index.ts';
import type { MadeEntity, StoredEntity } from '../../contract/entity.ts';
import { takeVersion } from '../../contract/fetcher.ts';

/** The property that a game's metadata are named by here: they have no name of their own. */
const NAME = 'displayName';

/**
 * The definition of game settings as an editor for the setting of one game. Metadata are read by the game and saved by the operation that also makes them
 * (specification §7: POST root), which no definition can say; what is edited bears the name of the game.
 */
export function settingOf(setting: MadeEntity, { displayName }: Pick<Game, 'displayName'>): StoredEntity {
  const named = (body: object): object => {
    const copy = { ...body, [NAME]: displayName };
    takeVersion(copy, body);
    return copy;
  };
  return {
    ...setting,
    id: 'gameUuid',
    title: NAME,
    readOnly: [...setting.readOnly, NAME],
    paths: { ...setting.paths, edit: setting.paths.create },
    read: (id) => ({
      queryKey: getGetGameMetadataQueryKey(id),
      queryFn: async ({ signal }) => named(await getGameMetadata(id, { signal })),
    }),
    update: async (_, input, request) => named(await setting.create(input, request)),
  };
}
