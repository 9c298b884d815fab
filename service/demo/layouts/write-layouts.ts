import type { AddOns } from '../../store/contract.ts';
import type { Queries } from '../../store/database.ts';
import { heldGroups } from '../../store/layouts/held-groups.ts';
import { keepPublication } from '../../store/layouts/layout-history.ts';
import { readStartPage } from '../../store/layouts/layouts.ts';
import { slidesOf } from '../../store/layouts/section-slides.ts';
import { writeReferences, writeTree } from '../../store/layouts/write-tree.ts';
import { sql } from '../../store/sql.ts';
import { updateRow } from '../../store/write-row.ts';
import { insertRows } from '../insert-rows.ts';
import { randomOf } from '../random.ts';
import { type StartPageParts, startPagePlan } from './start-page-plan.ts';

/** Whose start page is written, and what its names are drawn from. */
export interface LayoutSite {
  readonly seed: number;
  readonly instanceId: string;
  readonly club: string;
  readonly isEnglish: boolean;
  readonly addOns: AddOns;
  readonly now: Date;
}

const author = 'demo';

/** Gives the start page of a site its sections; one that somebody has published already is left alone. */
export async function writeLayouts(queries: Queries, site: LayoutSite): Promise<void> {
  const start = await readStartPage(queries);
  if (!start || start.publishedAt !== null) return;
  const groups = heldGroups(startPagePlan(await partsOf(queries, site)));
  const sections = groups.flatMap((group) => group.sections);
  const ids = [...groups, ...sections, ...sections.flatMap(slidesOf)].map(({ id }) => ({ id }));
  await insertRows(queries, 'layout_part_ids', ids);
  await writeTree(queries, author, start, groups);
  const settings = JSON.stringify({ ...start.settings, width: 'wide' });
  const published = { settings, published_at: site.now.toISOString(), published_by: author, created_by: author };
  await queries.query(updateRow('site_layouts', published, { uuid: start.id }));
  const saved = await readStartPage(queries);
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
    queries.query<{ id: string; tag: string | null }>(sql`
      SELECT p.uuid AS id, (SELECT l.value FROM article_tags l WHERE l.article_uuid = p.uuid ORDER BY l.sort_order LIMIT 1) AS tag
      FROM articles p WHERE p.instance_id = ${instanceId} AND p.published AND p.published_at <= now() AND p.deleted_at IS NULL
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
