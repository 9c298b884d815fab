import { listArticles } from '../articles/articles.ts';
import type { AddOns, SearchGroup, SearchKind } from '../contract.ts';
import type { Reader } from '../database.ts';
import { listGames } from '../games/games.ts';
import { listLayouts } from '../layouts/layout-list.ts';
import type { Page } from '../lists/page.ts';
import { searchText } from '../lists/search-text.ts';
import { listMedia } from '../media/media.ts';
import { listPages } from '../pages/pages.ts';
import { listPlayers } from '../people/players.ts';
import { listStaff } from '../people/staff.ts';
import { listRoutes } from '../routes/routes.ts';
import { listSeries } from '../series/series.ts';
import { listSponsors, type SponsorView } from '../sponsors/sponsors.ts';
import { listSsgts } from '../ssgts/ssgts.ts';
import { listCustomTags } from '../tags/tags.ts';
import { listTeams } from '../teams/teams.ts';
import { listMenuItems } from './menu-items.ts';
import { holdsWords, nearestFirst } from './nearest.ts';

/** What is looked for: `count` things of each kind, or of one. `addOns` are those of the site; `view` as for `listSponsors`. */
export interface Search {
  text: string;
  kind?: SearchKind | undefined;
  count: number;
  addOns: AddOns;
  view: SponsorView;
}

type Asked = { readonly text: string; readonly page: 1; readonly pageSize: number; readonly view: SponsorView };

/** How the things of one kind are found, as their list finds them. */
interface Finder {
  find(reader: Reader, asked: Asked): Promise<Page<object>>;
  /** What one is called; left out where the order of `find` is the one to keep. */
  names?: readonly string[];
  /** The add-on without which a site has none of it, as its form definition says. */
  requires?: keyof AddOns;
}

/** How many of each kind are compared, so that what begins as the text does comes first. */
const compared = 20;

/** Every kind, in the order in which they are answered. */
export const finders: Readonly<Record<SearchKind, Finder>> = {
  team: {
    find: (reader, { text, ...page }) => listTeams(reader, { ...pageOf(page), searchToken: text }),
    names: ['displayName'],
  },
  player: {
    find: (reader, { text, ...page }) => listPlayers(reader, { ...pageOf(page), searchToken: text }),
    names: ['lastName', 'firstName'],
  },
  staff: {
    find: (reader, { text, ...page }) => listStaff(reader, { ...pageOf(page), search: text }),
    names: ['lastName', 'firstName'],
  },
  game: { find: findGames },
  ssgt: {
    find: (reader, { text, ...page }) => listSsgts(reader, { ...pageOf(page), searchToken: text }),
    requires: 'ssgtManagement',
  },
  series: {
    find: (reader, { text, ...page }) => listSeries(reader, { ...pageOf(page), searchToken: text }),
  },
  article: {
    find: (reader, { text, view, ...page }) =>
      listArticles(reader, { ...pageOf(page), list: 'latest', search: text }, view.base),
    names: ['header'],
  },
  image: {
    find: (reader, { text, view, ...page }) =>
      listMedia(reader, { ...pageOf(page), type: 'image', search: text }, view.base),
    names: ['name'],
  },
  video: {
    find: (reader, { text, view, ...page }) =>
      listMedia(reader, { ...pageOf(page), type: 'video', search: text }, view.base),
    names: ['name'],
  },
  'custom-tag': {
    find: (reader, { text, ...page }) => listCustomTags(reader, { ...pageOf(page), search: text }),
    names: ['name'],
  },
  sponsor: {
    find: (reader, { text, view, ...page }) => listSponsors(reader, { ...pageOf(page), search: text }, view),
    names: ['name'],
  },
  'menu-item': { find: async (reader, { text, pageSize }) => fitting(await listMenuItems(reader), text, pageSize) },
  'site-route': {
    find: (reader, { text, ...page }) => listRoutes(reader, { ...pageOf(page), query: text }),
    names: ['title', 'path'],
  },
  page: {
    find: async (reader, { text, pageSize }) => fitting(await listPages(reader), text, pageSize),
    names: ['title'],
    requires: 'pageOrganization',
  },
  layout: {
    find: (reader, { text, ...page }) => listLayouts(reader, { ...pageOf(page), search: text }),
    names: ['name'],
  },
};

const kinds = Object.keys(finders) as SearchKind[];

/**
 * The things of the site that hold every word of a text, kind by kind; kinds without any are left out. The statements go
 * out together, so that it takes one round trip.
 */
export async function searchSite(reader: Reader, { text, kind, count, addOns, view }: Search): Promise<SearchGroup[]> {
  if (searchText(text) === '') return [];
  const asked = kinds.filter((one) => {
    const { requires } = finders[one];
    return (kind === undefined || one === kind) && (requires === undefined || addOns[requires]);
  });
  const groups = await Promise.all(
    asked.map(async (one): Promise<SearchGroup> => {
      const { find, names } = finders[one];
      const { items, total } = await find(reader, { text, page: 1, pageSize: Math.max(count, compared), view });
      const rows = items.map((item) => ({ ...item }));
      return { kind: one, total, items: nearestFirst(rows, names ?? [], text).slice(0, count) };
    }),
  );
  return groups.filter(({ total }) => total > 0);
}

const pageOf = ({ page, pageSize }: { page: number; pageSize: number }) => ({ page, pageSize });

/** Those to come first, the next one before all; then those that are over, the latest first. */
async function findGames(reader: Reader, { text, page, pageSize }: Asked): Promise<Page<object>> {
  const [all, next] = await Promise.all([
    listGames(reader, { page, pageSize, search: text, sortOrder: 'desc' }),
    listGames(reader, { page, pageSize, search: text, status: 'upcoming', sortOrder: 'asc' }),
  ]);
  const known = new Set(next.items.map(({ uuid }) => uuid));
  const items = [...next.items, ...all.items.filter(({ uuid }) => !known.has(uuid))];
  return { items: items.slice(0, pageSize), total: all.total };
}

/** Those of a short list, read whole, whose title or address hold every word. */
function fitting(rows: readonly { title: string; slug?: string }[], text: string, count: number): Page<object> {
  const items = rows.filter(({ title, slug }) => holdsWords(searchText(title, slug), text));
  return { items: items.slice(0, count), total: items.length };
}
