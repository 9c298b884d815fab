import { getGameMetadata, getGetGameMetadataQueryKey } from '../../../generated/api/game-metadata/game-metadata.ts';
import type { MadeEntity, Section, StoredEntity } from '../../contract/entity.ts';
import { takeVersion } from '../../contract/fetcher.ts';
import { savedSetting } from './metadata-entries.ts';

/** The property that a game's metadata are named by here: they have no name of their own. */
const NAME = 'displayName';

/**
 * The definition of game settings as an editor for the setting of one game. Metadata are read by the game and saved by the operation that also makes them
 * (specification §7: POST root), which no definition can say; what is edited bears the name of the game, `name`.
 */
export function settingOf(setting: MadeEntity, name: string): StoredEntity {
  const named = (body: object): object => {
    const copy = { ...body, [NAME]: name };
    takeVersion(copy, body);
    return copy;
  };
  return {
    ...setting,
    form: { ...setting.form, sections: setting.form.sections.map(withEntriesByUri) },
    id: 'gameUuid',
    title: NAME,
    readOnly: [...setting.readOnly, NAME],
    paths: { ...setting.paths, edit: setting.paths.create },
    read: (id) => ({
      queryKey: getGetGameMetadataQueryKey(id),
      queryFn: async ({ signal }) => named(await getGameMetadata(id, { signal })),
    }),
    update: async (_, input, request) => named(await setting.create(savedSetting(input), request)),
  };
}

/** Entries have no identity of their own: where one leads tells it from the others, so that what two add at once both stays. */
function withEntriesByUri(section: Section): Section {
  const fields = section.fields.map((field) =>
    field.field === 'metadata' ? { ...field, options: { ...field.options, value: 'uri' } } : field,
  );
  return { ...section, fields };
}
