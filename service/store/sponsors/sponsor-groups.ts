import type { ShownSponsorGroup, SponsorGroup, SponsorGroups } from '../contract.ts';
import type { Reader } from '../database.ts';
import type { Versioned } from '../settings/settings-row.ts';
import { type Sql, sql } from '../sql.ts';
import { logoJoins, shownSponsorJson } from './sponsor-json.ts';

/** What the main group is known by, on the master site that keeps it. */
export const mainGroupId = 'main';

/** How the main group is called and looks before anybody saves it. */
export const newMainGroup = {
  name: 'Main sponsors',
  names: [
    { language: 'en', translation: 'Main sponsors' },
    { language: 'sv', translation: 'Huvudsponsorer' },
  ],
  size: 'large',
  columns: 4,
  ground: 'site',
  greyscale: false,
  showHeading: true,
  visible: true,
  order: 'fixed',
} as const satisfies SponsorGroup;

/** The memberships of the group `g` in their order, as the contract's list. */
function sponsorsOf(base: string): Sql {
  return sql`(SELECT coalesce(json_agg(json_build_object('sponsorId', m.sponsor_uuid, 'sortOrder', m.place - 1,
      'visibleFrom', m.visible_from, 'visibleUntil', m.visible_until, 'url', m.url, 'sponsor', ${shownSponsorJson(base)})
      ORDER BY m.place), '[]')
    FROM (SELECT *, row_number() OVER (ORDER BY sort_order, sponsor_uuid) AS place FROM sponsor_memberships
      WHERE group_uuid = g.uuid) m
    JOIN sponsors s ON s.uuid = m.sponsor_uuid ${logoJoins(sql`s`)})`;
}

/** The contract's SponsorGroup of a row `g` of `sponsor_groups`; `base` is where its pictures are, undefined: without sponsors. */
function groupJson(base: string | undefined): Sql {
  const sponsors = base === undefined ? sql`` : sql`, 'sponsors', ${sponsorsOf(base)}`;
  return sql`json_build_object('id', g.uuid, 'isMain', g.is_main, 'name', g.name, 'names', g.names, 'size', g.size,
    'columns', g.columns, 'ground', g.ground, 'greyscale', g.greyscale, 'showHeading', g.show_heading, 'visible', g.visible,
    'order', g.ordering, 'sortOrder', g.sort_order,
    'sponsorCount', (SELECT count(*) FROM sponsor_memberships m WHERE m.group_uuid = g.uuid)${sponsors})`;
}

/** The groups of the site in their order; `base` as for `groupJson`. */
export async function listSponsorGroups(reader: Reader, base?: string): Promise<Versioned<SponsorGroups>> {
  const [row] = await reader.query<Versioned<SponsorGroups>>(sql`
    SELECT coalesce((SELECT version FROM sponsor_setups), 1) AS version, json_build_object('groups', coalesce((
      SELECT json_agg(${groupJson(base)} ORDER BY g.sort_order, g.uuid) FROM sponsor_groups g WHERE NOT g.is_main), '[]')) AS value`);
  return row ?? { value: { groups: [] }, version: 1 };
}

const nameJson = sql`json_build_object('id', CASE WHEN g.is_main THEN ${mainGroupId}::text ELSE g.uuid END, 'isMain', g.is_main,
  'displayName', g.name, 'names', g.names)`;

/** What the groups of the site are called, in their order. */
export async function listSponsorGroupNames(reader: Reader): Promise<ShownSponsorGroup[]> {
  const rows = await reader.query<{ value: ShownSponsorGroup }>(
    sql`SELECT ${nameJson} AS value FROM sponsor_groups g WHERE NOT g.is_main ORDER BY g.sort_order, g.uuid`,
  );
  return rows.map(({ value }) => value);
}

/** What the main group is called that the reader's site keeps for its network. */
export async function mainGroupName(reader: Reader): Promise<ShownSponsorGroup> {
  const [row] = await reader.query<{ value: ShownSponsorGroup }>(
    sql`SELECT ${nameJson} AS value FROM sponsor_groups g WHERE g.is_main`,
  );
  const { name, names } = newMainGroup;
  return row?.value ?? { id: mainGroupId, isMain: true, displayName: name, names: [...names] };
}

/** One group of the site with its sponsors; undefined when the site has none of this id. */
export async function getSponsorGroup(
  reader: Reader,
  id: string,
  base: string,
): Promise<Versioned<SponsorGroup> | undefined> {
  const rows = await reader.query<Versioned<SponsorGroup>>(
    sql`SELECT g.version, ${groupJson(base)} AS value FROM sponsor_groups g WHERE g.uuid = ${id} AND NOT g.is_main`,
  );
  return rows[0];
}

/** The main group that the reader's site keeps for its network, with its sponsors; an empty one while nothing was saved. */
export async function getMainSponsorGroup(reader: Reader, base: string): Promise<Versioned<SponsorGroup>> {
  const [row] = await reader.query<Versioned<SponsorGroup>>(
    sql`SELECT g.version, ${groupJson(base)} AS value FROM sponsor_groups g WHERE g.is_main`,
  );
  const value = { id: mainGroupId, isMain: true, ...newMainGroup, sortOrder: 0, sponsorCount: 0, sponsors: [] };
  return row ?? { value: { ...value, names: [...value.names] }, version: 1 };
}
