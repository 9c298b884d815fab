import type { components } from '../../generated/schema.d.ts';
import type { Example } from './example.ts';
import type { TestService } from './test-service.ts';

type Schemas = components['schemas'];

/** What the examples of layouts need: the start page, layouts and pages that were made for it. */
export type KnownLayouts = Readonly<
  Record<
    | 'start'
    | 'changed'
    | 'doomed'
    | 'group'
    | 'emptyGroup'
    | 'publication'
    | 'section'
    | 'slide'
    | 'doomedSlide'
    | 'page'
    | 'doomedPage',
    string
  >
>;

type LayoutOperations =
  | 'listLayoutSites'
  | 'getLayoutSite'
  | 'listSiteLayouts'
  | 'saveSiteLayout'
  | 'updateSiteLayout'
  | 'getSiteLayout'
  | 'deleteSiteLayout'
  | 'duplicateSiteLayout'
  | 'listLayoutUses'
  | 'listLayoutPublications'
  | 'getLayoutPublication'
  | 'resolveLayout'
  | 'previewLayout'
  | 'listLayoutProblems'
  | 'saveSectionGroup'
  | 'deleteSectionGroup'
  | 'saveSections'
  | 'listLinkTargets'
  | 'listSectionTypes';
type PageOperations = 'listPages' | 'createPage' | 'getPage' | 'updatePage' | 'deletePage';
type StartPageOperations =
  | 'getStartPageStatic'
  | 'saveStartPageStatic'
  | 'listStartPageSections'
  | 'getStartPageSection'
  | 'updateStartPageSection'
  | 'listHeroSlides'
  | 'createHeroSlide'
  | 'getHeroSlide'
  | 'updateHeroSlide'
  | 'deleteHeroSlide';

let made = 0;
const id = (of: string) => ({ path: { id: of } });
const layout = () => ({ name: `Exempel ${made++}`, kind: 'page', settings: { width: 'wide' } });
const page = (layoutId: string) => ({ title: 'Exempel', slug: `/exempel-sida/${made++}`, layoutId });
const slide = () => ({ heading: 'Exempel', text: null, visible: true });
const text = (sectionGroupId: string) => ({
  id: `example-text-${made++}`,
  sectionGroupId,
  type: 'TEXT',
  title: 'NEW SECTION',
  config: { body: { type: 'doc', content: [] } },
});

const tomorrow = new Date(Date.now() + 86_400_000).toISOString();

/** One good call of every operation of layouts, pages and the start page. */
export const layoutExamples: Readonly<
  Record<LayoutOperations | PageOperations | StartPageOperations, (known: { layouts: KnownLayouts }) => Example>
> = {
  listLayoutSites: () => ({ status: 200 }),
  getLayoutSite: () => ({ ...id('frost1_frost'), status: 200 }),
  listSiteLayouts: () => ({ query: { page: '1', pageSize: '5', kind: 'page', sortBy: 'name' }, status: 200 }),
  saveSiteLayout: () => ({ body: layout(), status: 201 }),
  updateSiteLayout: ({ layouts }) => ({ ...id(layouts.changed), body: layout(), status: 200 }),
  getSiteLayout: ({ layouts }) => ({ ...id(layouts.start), status: 200 }),
  deleteSiteLayout: ({ layouts }) => ({ ...id(layouts.doomed), query: { evenInUse: 'true' }, status: 204 }),
  duplicateSiteLayout: ({ layouts }) => ({ ...id(layouts.changed), body: { name: `Kopia ${made++}` }, status: 201 }),
  listLayoutUses: ({ layouts }) => ({ ...id(layouts.changed), status: 200 }),
  listLayoutPublications: ({ layouts }) => ({ ...id(layouts.changed), status: 200 }),
  getLayoutPublication: ({ layouts }) => ({
    path: { id: layouts.changed, publicationId: layouts.publication },
    status: 200,
  }),
  resolveLayout: ({ layouts }) => ({ ...id(layouts.start), query: { device: 'phone', at: tomorrow }, status: 200 }),
  previewLayout: ({ layouts }) => ({
    body: {
      layout: {
        name: 'Exempel',
        sectionGroups: [{ id: layouts.group, name: 'Exempel', sections: [text(layouts.group)] }],
      },
      device: 'desktop',
    },
    status: 200,
  }),
  listLayoutProblems: () => ({ status: 200 }),
  saveSectionGroup: ({ layouts }) => ({
    query: { publishId: 'example-publish' },
    body: { layoutId: layouts.changed, id: layouts.group, name: 'Exempel', area: 'main', columns: 2 },
    status: 200,
  }),
  deleteSectionGroup: ({ layouts }) => ({ ...id(layouts.emptyGroup), status: 200 }),
  saveSections: ({ layouts }) => ({
    query: { publishId: 'example-publish' },
    body: { layoutId: layouts.changed, sections: [text(layouts.group)] },
    status: 200,
  }),
  listLinkTargets: () => ({ query: { kind: 'game', page: '1', pageSize: '5' }, status: 200 }),
  listSectionTypes: () => ({ query: { FilterAddable: 'true', AllowIdentifier: 'VIDEOS' }, status: 200 }),
  listPages: () => ({ status: 200 }),
  createPage: ({ layouts }) => ({ body: page(layouts.changed), status: 201 }),
  getPage: ({ layouts }) => ({ ...id(layouts.page), status: 200 }),
  updatePage: ({ layouts }) => ({ ...id(layouts.page), body: { title: 'Exempel', visible: false }, status: 200 }),
  deletePage: ({ layouts }) => ({ ...id(layouts.doomedPage), status: 204 }),
  getStartPageStatic: () => ({ status: 200 }),
  saveStartPageStatic: () => ({
    body: { heading: 'Exempel', text: null, backgroundMedia: null, showGameHeader: true, showSponsorStrip: true },
    status: 200,
  }),
  listStartPageSections: () => ({ status: 200 }),
  getStartPageSection: ({ layouts }) => ({ ...id(layouts.section), status: 200 }),
  updateStartPageSection: ({ layouts }) => ({ ...id(layouts.section), body: { visible: false }, status: 200 }),
  listHeroSlides: () => ({ status: 200 }),
  createHeroSlide: () => ({ body: slide(), status: 201 }),
  getHeroSlide: ({ layouts }) => ({ ...id(layouts.slide), status: 200 }),
  updateHeroSlide: ({ layouts }) => ({ ...id(layouts.slide), body: slide(), status: 200 }),
  deleteHeroSlide: ({ layouts }) => ({ ...id(layouts.doomedSlide), status: 204 }),
};

/** Finds and makes what the examples need. */
export async function findLayouts(service: TestService): Promise<KnownLayouts> {
  const made = async <Thing>(url: string, body: object) =>
    (await service.call({ method: 'POST', url, body })).json<Thing>();
  const read = async <Thing>(url: string) => (await service.call({ url })).json<Thing>();
  const newLayout = () => made<Schemas['SiteLayout']>('/api/layouts/site-layouts', layout());
  const [changed, doomed] = [await newLayout(), await newLayout()];
  const newGroup = async (name: string) => {
    const group = { layoutId: changed.id, id: crypto.randomUUID(), name };
    await made('/api/layouts/site-section-groups?publishId=example-groups', group);
    return group.id;
  };
  const newSlide = () => made<{ id: string }>('/api/sitesettings/herocarousel', slide());
  const newPage = () => made<{ id: string }>('/api/layouts/page-organization', page(changed.id));
  const [group, emptyGroup] = [await newGroup('Exempel'), await newGroup('Tom')];
  const { items } = await read<Schemas['SiteLayoutPage']>('/api/layouts/site-layouts?kind=startPage');
  const history = await read<{ id: string }[]>(`/api/layouts/site-layouts/${changed.id}/history`);
  const sections = await read<Schemas['StartPageSection'][]>('/api/sitesettings/startpage/sections');
  return {
    start: items.find(({ isStartPage }) => isStartPage)?.id ?? '',
    changed: changed.id,
    doomed: doomed.id,
    group,
    emptyGroup,
    publication: history[0]?.id ?? '',
    section: sections.at(-1)?.id ?? '',
    slide: (await newSlide()).id,
    doomedSlide: (await newSlide()).id,
    page: (await newPage()).id,
    doomedPage: (await newPage()).id,
  };
}
