import type { Handlers, Site } from '../http/handler.ts';
import type { Caller } from '../identity/access-tokens.ts';
import type { ResolvedItem, SiteLayout } from '../store/contract.ts';
import type { Reader } from '../store/database.ts';
import { NotFoundError } from '../store/errors.ts';
import { getLayoutPublication, listLayoutPublications } from '../store/layouts/layout-history.ts';
import { listLayouts } from '../store/layouts/layout-list.ts';
import { listLayoutUses } from '../store/layouts/layout-uses.ts';
import { createLayout, deleteLayout, duplicateLayout, updateLayout } from '../store/layouts/layout-writes.ts';
import { countLayouts, readLayout, type StoredLayout, sitesBeside } from '../store/layouts/layouts.ts';
import { mainSponsorsAt } from '../store/layouts/resolve/main-sponsors.ts';
import { problemsOfLayout, problemsOfLayouts } from '../store/layouts/resolve/resolve-layout.ts';
import { type Publisher, present } from '../store/layouts/save-layout.ts';
import { deleteSectionGroup, saveSectionGroup, saveSections } from '../store/layouts/section-writes.ts';
import { sql } from '../store/sql.ts';
import { author } from './author.ts';
import { layoutViewHandlers } from './layout-views.ts';
import type { Services } from './services.ts';

type Reads =
  | 'listLayoutSites'
  | 'getLayoutSite'
  | 'listSiteLayouts'
  | 'getSiteLayout'
  | 'listLayoutUses'
  | 'listLayoutPublications'
  | 'getLayoutPublication';
type Writes =
  | 'saveSiteLayout'
  | 'updateSiteLayout'
  | 'deleteSiteLayout'
  | 'duplicateSiteLayout'
  | 'saveSectionGroup'
  | 'deleteSectionGroup'
  | 'saveSections';

/**
 * The operations of the tag Layouts; those that look at what visitors see are in layout-views.ts, pages in
 * page-organization.ts.
 */
export function layoutHandlers(services: Services) {
  return {
    ...siteHandlers(services),
    ...readHandlers(services),
    ...writeHandlers(services),
    ...layoutViewHandlers(services),
  };
}

/** Who publishes, for the site of a call. */
export function publisherOf({ checkConfig }: Services, { site, caller }: { site: Site; caller: Caller }): Publisher {
  return { author: author(caller), addOns: site.addOns, checkConfig };
}

type Sites = 'listLayoutSites' | 'getLayoutSite';

function siteHandlers({ database }: Services): Pick<Handlers, Sites> {
  const listSites = async (subject: string, instanceId: string) => {
    const sites = await database.readPlatform((platform) => sitesBeside(platform, subject, instanceId));
    return Promise.all(
      sites.map(async (one) => ({ ...one, ...(await database.readInstance(one.instanceId, countLayouts)) })),
    );
  };
  return {
    async listLayoutSites({ site, caller }) {
      return { status: 200, body: await listSites(caller.subject, site.instanceId) };
    },
    async getLayoutSite({ site, caller, path }) {
      const found = (await listSites(caller.subject, site.instanceId)).find(({ instanceId }) => instanceId === path.id);
      if (!found) throw new NotFoundError('site', path.id);
      return { status: 200, body: found };
    },
  };
}

function readHandlers({ database, checkConfig }: Services): Pick<Handlers, Exclude<Reads, Sites>> {
  /** Reads of something of a layout that there has to be. */
  const ofLayout = <Result>(site: Site, id: string, read: (reader: Reader) => Promise<Result>) =>
    database.readInstance(site.instanceId, async (reader) => {
      const found = await reader.query(sql`SELECT 1 FROM site_layouts WHERE uuid = ${id}`);
      if (found.length === 0) throw new NotFoundError('layout', id);
      return read(reader);
    });
  return {
    async listSiteLayouts({ site, query }) {
      const main = await mainSponsorsAt(database, site.instanceId);
      const page = await database.readInstance(site.instanceId, async (reader) => {
        const { items, total } = await listLayouts(reader, query);
        const shown = sql`p.uuid = ANY(${items.map(({ id }) => id)}::text[])`;
        const problems = await problemsOfLayouts(reader, shown, checkConfig, main);
        return { items: items.map((row) => ({ ...row, problemCount: problems.get(row.id)?.length ?? 0 })), total };
      });
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async getSiteLayout({ site, path }) {
      const look = { checkConfig, main: await mainSponsorsAt(database, site.instanceId) };
      const found = await database.readInstance(site.instanceId, async (reader) =>
        withProblems(reader, present(await readLayout(reader, path.id), path.id), look),
      );
      return { status: 200, body: found, version: found.version };
    },
    async listLayoutUses({ site, path }) {
      return { status: 200, body: await ofLayout(site, path.id, (reader) => listLayoutUses(reader, path.id)) };
    },
    async listLayoutPublications({ site, path }) {
      return { status: 200, body: await ofLayout(site, path.id, (reader) => listLayoutPublications(reader, path.id)) };
    },
    async getLayoutPublication({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) =>
        getLayoutPublication(reader, path.id, path.publicationId),
      );
      if (!found) throw new NotFoundError('published layout', path.publicationId);
      return { status: 200, body: found };
    },
  };
}

async function withProblems(
  reader: Reader,
  layout: StoredLayout,
  { checkConfig, main }: Pick<Services, 'checkConfig'> & { readonly main: readonly ResolvedItem[] },
): Promise<SiteLayout> {
  const problems = await problemsOfLayout(reader, layout, checkConfig, main);
  return { ...layout, problemCount: problems.length };
}

function writeHandlers(services: Services): Pick<Handlers, Writes> {
  const { database, checkConfig } = services;
  const save = async (site: Site, write: (tx: Parameters<typeof saveSections>[0]) => Promise<StoredLayout>) => {
    const look = { checkConfig, main: await mainSponsorsAt(database, site.instanceId) };
    const layout = await database.inInstance(site.instanceId, async (tx) => withProblems(tx, await write(tx), look));
    return { body: layout, version: layout.version };
  };
  return {
    async saveSiteLayout({ site, caller, query: { publishId }, body, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const { id } = body;
      if (id === undefined) {
        return { status: 201, ...(await save(site, (tx) => createLayout(tx, publisher, body, publishId))) };
      }
      const publishing = { publishId, expectedVersion };
      return { status: 200, ...(await save(site, (tx) => updateLayout(tx, publisher, { ...body, id }, publishing))) };
    },
    async updateSiteLayout({ site, caller, path: { id }, query: { publishId }, body, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const publishing = { publishId, expectedVersion };
      return { status: 200, ...(await save(site, (tx) => updateLayout(tx, publisher, { ...body, id }, publishing))) };
    },
    async deleteSiteLayout({ site, path, query: { evenInUse = false }, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteLayout(tx, path.id, { evenInUse, expectedVersion }));
      return { status: 204, body: undefined };
    },
    async duplicateSiteLayout({ site, caller, path, body }) {
      const publisher = publisherOf(services, { site, caller });
      return { status: 201, ...(await save(site, (tx) => duplicateLayout(tx, publisher, path.id, body.name))) };
    },
    async saveSectionGroup({ site, caller, query: { publishId }, body, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const publishing = { publishId, expectedVersion };
      return { status: 200, ...(await save(site, (tx) => saveSectionGroup(tx, publisher, body, publishing))) };
    },
    async deleteSectionGroup({ site, caller, path, query: { publishId }, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const publishing = { publishId, expectedVersion };
      return { status: 200, ...(await save(site, (tx) => deleteSectionGroup(tx, publisher, path.id, publishing))) };
    },
    async saveSections({ site, caller, query: { publishId }, body, expectedVersion }) {
      const publisher = publisherOf(services, { site, caller });
      const publishing = { publishId, expectedVersion };
      return { status: 200, ...(await save(site, (tx) => saveSections(tx, publisher, body, publishing))) };
    },
  };
}
