import type { AddOns, HeldSectionGroup, LayoutSettings } from '../../store/contract.ts';
import type { Queries } from '../../store/database.ts';
import { heldGroups } from '../../store/layouts/held-groups.ts';
import { keepPublication } from '../../store/layouts/layout-history.ts';
import { readLayout, readLayouts, type StoredLayout } from '../../store/layouts/layouts.ts';
import { slidesOf } from '../../store/layouts/section-slides.ts';
import { writeReferences, writeTree } from '../../store/layouts/write-tree.ts';
import { sql } from '../../store/sql.ts';
import { instantText } from '../../store/time/instants.ts';
import { updateRow } from '../../store/write-row.ts';
import { insertRows } from '../insert-rows.ts';
import { captions } from '../media-captions.ts';
import { randomOf } from '../random.ts';
import { matchDayPlan, pageRows } from './page-rows.ts';
import type { NextGame, StartPageParts } from './start-page-parts.ts';
import { startPagePlan } from './start-page-plan.ts';

/** Whose layouts are written, and what their names are drawn from. */
export interface LayoutSite {
  readonly seed: number;
  readonly instanceId: string;
  readonly club: string;
  readonly isEnglish: boolean;
  readonly isLeague: boolean;
  readonly addOns: AddOns;
  readonly now: Date;
}

const author = 'demo';

/** Codes of the series in which the teams play that a whole club comes to see, the most popular first. */
const seniorSeries = ['NIL', 'NILD'];

/** The sections of a start page show the games to come, and of a club the sponsors: they need not stand there twice. */
function settingsOf({ isLeague }: LayoutSite): LayoutSettings {
  return { showGameHeader: false, showSponsorStrip: isLeague };
}

/**
 * Gives the layouts that a site starts with their sections, and the site two pages; what somebody has published already
 * is left alone.
 */
export async function writeLayouts(queries: Queries, site: LayoutSite): Promise<void> {
  const layouts = await readLayouts(queries, sql`p.instance_id = ${site.instanceId} AND p.published_at IS NULL`);
  const start = layouts.find(({ isStartPage }) => isStartPage);
  if (!start) return;
  const parts = await partsOf(queries, site);
  await publish(queries, start, startPagePlan(parts), { now: site.now, settings: settingsOf(site) });
  const page = layouts.find(({ kind }) => kind === 'page');
  if (!page || !site.addOns.pageOrganization) return;
  await publish(queries, page, matchDayPlan(parts), { now: site.now, settings: { showGameHeader: false } });
  await insertRows(queries, 'pages', pageRows(parts, page.id));
}

async function publish(
  queries: Queries,
  layout: StoredLayout,
  plan: readonly HeldSectionGroup[],
  { now, settings }: { now: Date; settings: LayoutSettings },
): Promise<void> {
  const groups = heldGroups(plan);
  const sections = groups.flatMap((group) => group.sections);
  const ids = [...groups, ...sections, ...sections.flatMap(slidesOf)].map(({ id }) => ({ id }));
  await insertRows(queries, 'layout_part_ids', ids);
  await writeTree(queries, author, layout, groups);
  const published = {
    settings: JSON.stringify({ ...layout.settings, ...settings }),
    published_at: now.toISOString(),
    published_by: author,
    created_by: author,
  };
  await queries.query(updateRow('site_layouts', published, { uuid: layout.id }));
  const saved = await readLayout(queries, layout.id);
  if (!saved) return;
  await writeReferences(queries, saved);
  await keepPublication(queries, author, { publishId: undefined, before: undefined, saved });
}

async function partsOf(
  queries: Queries,
  { seed, instanceId, club, isEnglish, isLeague, addOns, now }: LayoutSite,
): Promise<StartPageParts> {
  const [pictures, articles, routes, games, results] = await Promise.all([
    queries.query<{ media: string; name: string }>(sql`
      SELECT DISTINCT ON (f.hash) 'image|embedded|' || m.key AS media, m.name FROM media m JOIN media_files f ON f.uuid = m.file_uuid
      WHERE m.instance_id = ${instanceId} AND m.type = 'image' AND m.status = 'ready' AND NOT m.is_private AND NOT m.draft
        AND m.sixteen_nine AND f.width >= 1280 ORDER BY f.hash, m.uuid`),
    queries.query<{ id: string }>(sql`
      SELECT p.uuid AS id FROM articles p
      WHERE p.instance_id = ${instanceId} AND p.published AND p.published_at <= now() AND p.deleted_at IS NULL
        AND p.unpublish_at IS NULL AND p.main_media IS NOT NULL AND NOT p.hide_in_listing
      ORDER BY p.lang = ${isEnglish ? 'en' : 'sv'} DESC, p.highlighted DESC, p.published_at DESC, p.uuid LIMIT 2`),
    queries.query<{ type: string; id: string }>(sql`
      SELECT DISTINCT ON (resource_type) resource_type AS type, uuid AS id FROM routes
      WHERE instance_id = ${instanceId} AND pattern IS NULL ORDER BY resource_type, number`),
    queries.query<NextGame>(sql`
      SELECT g.uuid AS id, home.display_name || ' - ' || away.display_name AS name, ${instantText(sql`g.starts_at`)} AS start, v.name AS venue
      FROM games g JOIN teams home ON home.uuid = g.home_team_uuid JOIN teams away ON away.uuid = g.away_team_uuid
        LEFT JOIN venues v ON v.uuid = g.venue_uuid
        JOIN ssgts c ON c.uuid = g.ssgt_uuid JOIN series s ON s.uuid = c.series_uuid
      WHERE g.instance_id = ${instanceId} AND home.owner_instance_id = ${instanceId} AND NOT g.deleted AND NOT g.played
        AND home.club_name->>'code' <> away.club_name->>'code' AND s.code = ANY(${seniorSeries}::text[])
        AND g.state = 'pre-game' AND NOT g.time_to_be_decided AND g.starts_at > ${now.toISOString()}::timestamptz + interval '1 day'
      ORDER BY array_position(${seniorSeries}::text[], s.code), g.starts_at, g.uuid LIMIT 1`),
    queries.query(sql`SELECT 1 FROM games WHERE instance_id = ${instanceId} AND NOT deleted AND played LIMIT 1`),
  ]);
  return {
    isEnglish,
    isLeague,
    club,
    id: (name) => randomOf(seed, instanceId, 'layout', name).uuid(),
    pictures: pictures.toSorted((one, other) => rankOf(one.name) - rankOf(other.name)),
    articles,
    routes: Object.fromEntries(routes.map(({ type, id }) => [type, id])),
    nextGame: games[0],
    hasResults: results.length > 0,
    // A club's own site knows its own teams alone: tickets to a game within the club would sell nothing.
    hasTickets: addOns.tickets && games.length > 0,
    hasStatistics: addOns.statisticsV2,
    now,
  };
}

/** What looks well behind words, and fits a game on ice, first. */
const scenes = ['rink', 'stand', 'trophy', 'floodlights', 'goal', 'pitch'] as const;

function rankOf(name: string): number {
  const place = scenes.findIndex((scene) => captions[scene]?.some((caption) => name.startsWith(caption.name)));
  return place < 0 ? scenes.length : place;
}
