import type { ResolvedItem, Section } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { mainGroupId } from '../../sponsors/sponsor-groups.ts';
import { type Sql, sql } from '../../sql.ts';
import { siteZone } from '../../time/days.ts';
import { bareItem, type ListFact } from './facts.ts';
import type { Moment } from './moment.ts';
import { mediaByStrings } from './read-media.ts';

type Row = {
  readonly id: string;
  readonly groupId: string;
  readonly name: string;
  readonly alt: string | null;
  readonly url: string | null;
  readonly openInNewTab: boolean;
  readonly logo: string | null;
};

/** A moment that is looked at, and the address below which browsers find pictures. */
type SeenAt = { readonly moment: Moment; readonly base: string; readonly mainSponsors: readonly ResolvedItem[] };

/**
 * The sponsors of the groups that a section names, in its order, of all groups without any, the network's main group
 * first: those that are shown on the day, each with its logo where visitors may see that. One in two groups stands once.
 */
export async function sponsorsOf(reader: Reader, { config }: Section, seen: SeenAt): Promise<ListFact> {
  const { groupIds = [] } = config as { groupIds?: readonly string[] };
  const own = sql`NOT g.is_main AND (cardinality(${groupIds}::text[]) = 0 OR g.uuid = ANY(${groupIds}::text[]))`;
  const found = await sponsorsOfGroups(reader, own, { ...seen, groupIds });
  const places = groupIds.length === 0 ? [mainGroupId] : groupIds;
  const before = places.slice(0, places.indexOf(mainGroupId));
  const lead = places.includes(mainGroupId) ? seen.mainSponsors : [];
  const first = found.filter(({ groupId }) => before.includes(groupId)).map(({ item }) => item);
  const rest = found.filter(({ groupId }) => !before.includes(groupId)).map(({ item }) => item);
  const items = [...new Map([...first, ...lead, ...rest].map((item) => [item.id, item])).values()];
  return { articleIds: [], items, matching: items.length, required: items.length, newest: null };
}

/** The sponsors of the main group that the reader's site keeps for its network, as `sponsorsOf` has those of a site. */
export async function mainSponsors(reader: Reader, at: number, base: string): Promise<ResolvedItem[]> {
  const moment: Moment = { at: sql`${new Date(at).toISOString()}::timestamptz`, counts: false };
  const found = await sponsorsOfGroups(reader, sql`g.is_main`, { moment, base, groupIds: [] });
  return found.map(({ item }) => item);
}

type Asked = Pick<SeenAt, 'moment' | 'base'> & { readonly groupIds: readonly string[] };

async function sponsorsOfGroups(reader: Reader, are: Sql, { moment, base, groupIds }: Asked) {
  const day = sql`(${moment.at} AT TIME ZONE ${siteZone})::date`;
  const rows = await reader.query<Row>(sql`
    SELECT s.uuid AS id, g.uuid AS "groupId", s.name, s.alt, coalesce(m.url, s.url) AS url, s.open_in_new_tab AS "openInNewTab", s.logo
    FROM sponsor_groups g JOIN sponsor_memberships m ON m.group_uuid = g.uuid JOIN sponsors s ON s.uuid = m.sponsor_uuid
    WHERE g.visible AND ${are} AND s.active AND coalesce(s.contract_from <= ${day}, true) AND coalesce(s.contract_until >= ${day}, true)
      AND coalesce(m.visible_from <= ${day}, true) AND coalesce(m.visible_until >= ${day}, true)
    ORDER BY array_position(${groupIds}::text[], g.uuid), g.sort_order, g.uuid, m.sort_order, s.uuid`);
  const strings = rows.flatMap(({ logo }) => logo ?? []);
  const logos = await mediaByStrings(reader, strings, moment, base);
  const shown = new Map(logos.flatMap((one) => (one.isPublic ? [[one.picture.media, one.picture] as const] : [])));
  return rows.map(({ id, groupId, name, alt, url, openInNewTab, logo }) => {
    const picture = logo === null ? undefined : shown.get(logo);
    const item: ResolvedItem = {
      ...bareItem('sponsor', id, name),
      href: url,
      openInNewTab,
      picture: picture ? { ...picture, alt: alt ?? name } : null,
    };
    return { groupId, item };
  });
}
