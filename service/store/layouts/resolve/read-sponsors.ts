import type { ResolvedItem, Section } from '../../contract.ts';
import type { Reader } from '../../database.ts';
import { sql } from '../../sql.ts';
import { siteZone } from '../../time/days.ts';
import { bareItem, type ListFact } from './facts.ts';
import type { Moment } from './moment.ts';
import { mediaByStrings } from './read-media.ts';

type Row = {
  readonly id: string;
  readonly name: string;
  readonly alt: string | null;
  readonly url: string | null;
  readonly openInNewTab: boolean;
  readonly logo: string | null;
};

/**
 * The sponsors of the groups that a section names, in its order, of all groups without any: those that are shown on the
 * day, each with its logo where visitors may see that. One in two groups stands once.
 */
export async function sponsorsOf(reader: Reader, { config }: Section, moment: Moment, base: string): Promise<ListFact> {
  const { groupIds = [] } = config as { groupIds?: readonly string[] };
  const day = sql`(${moment.at} AT TIME ZONE ${siteZone})::date`;
  const rows = await reader.query<Row>(sql`
    SELECT s.uuid AS id, s.name, s.alt, coalesce(m.url, s.url) AS url, s.open_in_new_tab AS "openInNewTab", s.logo
    FROM sponsor_groups g JOIN sponsor_memberships m ON m.group_uuid = g.uuid JOIN sponsors s ON s.uuid = m.sponsor_uuid
    WHERE g.visible AND NOT g.is_main AND (cardinality(${groupIds}::text[]) = 0 OR g.uuid = ANY(${groupIds}::text[]))
      AND s.active AND coalesce(s.contract_from <= ${day}, true) AND coalesce(s.contract_until >= ${day}, true)
      AND coalesce(m.visible_from <= ${day}, true) AND coalesce(m.visible_until >= ${day}, true)
    ORDER BY array_position(${groupIds}::text[], g.uuid), g.sort_order, g.uuid, m.sort_order, s.uuid`);
  const once = [...new Map(rows.map((row) => [row.id, row])).values()];
  const logos = await mediaByStrings(
    reader,
    once.flatMap(({ logo }) => logo ?? []),
    moment,
    base,
  );
  const shown = new Map(logos.flatMap((one) => (one.isPublic ? [[one.picture.media, one.picture] as const] : [])));
  const items = once.map(({ id, name, alt, url, openInNewTab, logo }): ResolvedItem => {
    const picture = logo === null ? undefined : shown.get(logo);
    return {
      ...bareItem('sponsor', id, name),
      href: url,
      openInNewTab,
      picture: picture ? { ...picture, alt: alt ?? name } : null,
    };
  });
  return { articleIds: [], items, matching: items.length, required: items.length, newest: null };
}
