import type { AddOns, HeldSectionGroup } from '../../store/contract.ts';
import type { Queries } from '../../store/database.ts';
import { heldGroups } from '../../store/layouts/held-groups.ts';
import { keepPublication } from '../../store/layouts/layout-history.ts';
import { readLayout, readLayouts, type StoredLayout } from '../../store/layouts/layouts.ts';
import { slidesOf } from '../../store/layouts/section-slides.ts';
import { writeReferences, writeTree } from '../../store/layouts/write-tree.ts';
import { sql } from '../../store/sql.ts';
import { updateRow } from '../../store/write-row.ts';
import { insertRows } from '../insert-rows.ts';
import { randomOf } from '../random.ts';
import { matchDayPlan, pageRows } from './page-rows.ts';
import { type StartPageParts, startPagePlan } from './start-page-plan.ts';

/** Whose layouts are written, and what their names are drawn from. */
export interface LayoutSite {
  readonly seed: number;
  readonly instanceId: string;
  readonly club: string;
  readonly isEnglish: boolean;
  readonly addOns: AddOns;
  readonly now: Date;
}

const author = 'demo';

/**
 * Gives the layouts that a site starts with their sections, and the site two pages; what somebody has published already
 * is left alone.
 */
export async function writeLayouts(queries: Queries, site: LayoutSite): Promise<void> {
  const layouts = await readLayouts(queries, sql`p.instance_id = ${site.instanceId} AND p.published_at IS NULL`);
  const start = layouts.find(({ isStartPage }) => isStartPage);
  if (!start) return;
  const parts = await partsOf(queries, site);
  await publish(queries, start, startPagePlan(parts), site.now);
  const page = layouts.find(({ kind }) => kind === 'page');
  if (!page || !site.addOns.pageOrganization) return;
  await publish(queries, page, matchDayPlan(parts), site.now);
  await insertRows(queries, 'pages', pageRows(parts, page.id));
}

async function publish(
  queries: Queries,
  layout: StoredLayout,
  plan: readonly HeldSectionGroup[],
  now: Date,
): Promise<void> {
  const groups = heldGroups(plan);
  const sections = groups.flatMap((group) => group.sections);
  const ids = [...groups, ...sections, ...sections.flatMap(slidesOf)].map(({ id }) => ({ id }));
  await insertRows(queries, 'layout_part_ids', ids);
  await writeTree(queries, author, layout, groups);
  const settings = JSON.stringify({ ...layout.settings, width: 'wide' });
  const published = { settings, published_at: now.toISOString(), published_by: author, created_by: author };
  await queries.query(updateRow('site_layouts', published, { uuid: layout.id }));
  const saved = await readLayout(queries, layout.id);
  if (!saved) return;
  await writeReferences(queries, saved);
  await keepPublication(queries, author, { publishId: undefined, before: undefined, saved });
}

async function partsOf(
  queries: Queries,
  { seed, instanceId, club, isEnglish, addOns, now }: LayoutSite,
): Promise<StartPageParts> {
  const [pictures, articles, routes] = await Promise.all([
    queries.query<{ media: string; name: string }>(sql`
      SELECT DISTINCT ON (f.hash) 'image|embedded|' || m.key AS media, m.name FROM media m JOIN media_files f ON f.uuid = m.file_uuid
      WHERE m.instance_id = ${instanceId} AND m.type = 'image' AND m.status = 'ready' AND NOT m.is_private AND NOT m.draft
        AND m.sixteen_nine AND f.width >= 1280 ORDER BY f.hash, m.uuid`),
    queries.query<{ id: string }>(sql`
      SELECT p.uuid AS id FROM articles p
      WHERE p.instance_id = ${instanceId} AND p.published AND p.published_at <= now() AND p.deleted_at IS NULL
        AND p.unpublish_at IS NULL AND p.main_media IS NOT NULL AND NOT p.hide_in_listing
      ORDER BY p.highlighted DESC, p.published_at DESC, p.uuid LIMIT 2`),
    queries.query<{ type: string; id: string }>(sql`
      SELECT DISTINCT ON (resource_type) resource_type AS type, uuid AS id FROM routes
      WHERE instance_id = ${instanceId} AND pattern IS NULL ORDER BY resource_type, number`),
  ]);
  return {
    isEnglish,
    club,
    id: (name) => randomOf(seed, instanceId, 'layout', name).uuid(),
    pictures,
    articles,
    routes: Object.fromEntries(routes.map(({ type, id }) => [type, id])),
    hasTickets: addOns.tickets,
    hasStatistics: addOns.statisticsV2,
    now,
  };
}
