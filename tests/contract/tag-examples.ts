import type { Example } from './example.ts';
import { demo, type TestService } from './test-service.ts';

/** What the examples of tags and portraits need: custom tags that nothing bears, made for them. */
export type KnownTags = Readonly<Record<'kept' | 'merged' | 'doomed', string>>;

type TagOperations =
  | 'listCustomTags'
  | 'createTag'
  | 'getTag'
  | 'setTagActive'
  | 'renameTag'
  | 'mergeTags'
  | 'deleteTag'
  | 'searchTags'
  | 'searchGameTags'
  | 'searchActiveTags'
  | 'searchDeactivatedTags'
  | 'fetchTags'
  | 'listVideoChannels'
  | 'saveVideoChannels'
  | 'getPlayerPortraitUploadUrl'
  | 'savePlayerMedia'
  | 'saveStaffMedia';

type Needed = { readonly tags: KnownTags; readonly playerUuid: string; readonly staffUuid: string };

let made = 0;
const superAdministrator = { subject: demo.superAdministrator } as const;
const channel = { name: 'Exempelkanalen', provider: 'embedded', active: true, instanceIds: [demo.site] };

/** One good call of every operation of the tags Tags and VideoChannels, and of those on portraits. */
export const tagExamples: Readonly<Record<TagOperations, (known: Needed) => Example>> = {
  listCustomTags: () => ({ query: { search: 'a', active: 'true', sortBy: 'usageCount', page: '1' }, status: 200 }),
  createTag: () => ({ query: { siteTag: 'true' }, body: { name: `Exempel ${made++}` }, status: 201 }),
  getTag: ({ tags }) => ({ path: { value: tags.kept }, status: 200 }),
  setTagActive: ({ tags }) => ({ path: { value: tags.kept }, body: { active: true }, status: 200 }),
  renameTag: ({ tags }) => ({ path: { value: tags.kept }, body: { name: `Exempel ${made++}` }, status: 200 }),
  mergeTags: ({ tags }) => ({ body: { from: [tags.merged], into: tags.kept }, status: 200 }),
  deleteTag: ({ tags }) => ({ path: { value: tags.doomed }, status: 204 }),
  searchTags: () => ({ body: { searchString: 'a', excludeResourceTypes: ['game'] }, status: 200 }),
  searchGameTags: () => ({ query: { searchQuery: 'fro' }, status: 200 }),
  searchActiveTags: () => ({ query: { searchQuery: 'a', include: 'custom', count: '5' }, status: 200 }),
  searchDeactivatedTags: () => ({ query: { exclude: 'game' }, status: 200 }),
  fetchTags: ({ tags }) => ({ query: { tagsToFetch: tags.kept, count: '5' }, status: 200 }),
  listVideoChannels: () => ({ ...superAdministrator, status: 200 }),
  saveVideoChannels: () => ({ ...superAdministrator, body: { channels: [channel] }, status: 200 }),
  getPlayerPortraitUploadUrl: () => ({
    query: { mimeType: 'image/jpeg', fileLocator: 'porträtt.jpg', size: '12345' },
    isEverNew: true,
    status: 200,
  }),
  savePlayerMedia: ({ playerUuid }) => ({ query: { playerUuid }, list: [], status: 200 }),
  saveStaffMedia: ({ staffUuid }) => ({ query: { staffUuid }, list: [], status: 200 }),
};

/** Makes the tags that the examples need, in the site that the tests work on. */
export async function findTags(service: TestService): Promise<KnownTags> {
  const make = async (name: string): Promise<string> => {
    const reply = await service.call({ method: 'POST', url: '/api/meta/tag?siteTag=true', body: { name } });
    return reply.json<{ value: string }>().value;
  };
  return {
    kept: await make('Exempel att behålla'),
    merged: await make('Exempel två'),
    doomed: await make('Exempel tre'),
  };
}
