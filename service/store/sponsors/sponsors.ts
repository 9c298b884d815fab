import type { Filter, Sponsor } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords, searchText } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { logoJoins, sponsorJson, sponsorState } from './sponsor-json.ts';

/** Which sponsors, and in which order: the parameters of `listSponsors`. One that is left out does not filter. */
export type SponsorFilter = Filter<'listSponsors'>;

/** A sponsor and the number of its version. */
export interface VersionedSponsor {
  sponsor: Sponsor;
  version: number;
}

/** How sponsors are read: the address below which browsers find pictures, and the day (`yyyy-MM-dd`) of their states. */
export interface SponsorView {
  readonly base: string;
  readonly today: string;
}

const byName: SortColumn = { order: sql`name COLLATE "sv-x-icu"`, mayBeEmpty: false };

const sorts: Record<NonNullable<SponsorFilter['sortBy']>, readonly SortColumn[]> = {
  name: [byName],
  contractUntil: [{ order: sql`contract_until`, mayBeEmpty: true }],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** A page of the site's sponsors with the count of all that fit. One query. */
export async function listSponsors(
  reader: Reader,
  filter: SponsorFilter,
  { base, today }: SponsorView,
): Promise<Page<Sponsor>> {
  return readPage<Sponsor>(reader, {
    ...filter,
    table: sql`sponsors`,
    condition: allOf(conditionsOf(filter, today)),
    looksAtAll: Boolean(filter.search) || (filter.state ?? 'all') !== 'all',
    sort: sorts[filter.sortBy ?? 'name'],
    direction: filter.sortOrder,
    item: sponsorJson(base, today),
    joins: logoJoins(sql`p`),
  });
}

function conditionsOf(filter: SponsorFilter, today: string): Sql[] {
  const { state = 'all', group, active, name, externalId, endsFrom, endsUntil } = filter;
  const conditions: (Sql | false)[] = [
    state !== 'all' && sql`${sponsorState(sql`sponsors`, today)} = ${state}`,
    group !== undefined && sql`uuid IN (SELECT sponsor_uuid FROM sponsor_memberships WHERE group_uuid = ${group})`,
    active !== undefined && sql`active = ${active}`,
    name !== undefined && sql`folded_name = ${searchText(name)}`,
    externalId !== undefined && sql`external_id = ${externalId}`,
    endsFrom !== undefined && sql`contract_until >= ${endsFrom}::date`,
    endsUntil !== undefined && sql`contract_until <= ${endsUntil}::date`,
    ...containsWords(sql`search_text`, filter.search),
  ];
  return conditions.filter((condition) => condition !== false);
}

/** What is read of a sponsor, of a row `p` of the table `sponsors`. */
export function sponsorColumns({ base, today }: SponsorView): Sql {
  return sql`p.version, (SELECT ${sponsorJson(base, today)} FROM (SELECT) one ${logoJoins(sql`p`)}) AS sponsor`;
}

/** One sponsor of the site; undefined when it has none of this id. */
export async function getSponsor(reader: Reader, id: string, view: SponsorView): Promise<VersionedSponsor | undefined> {
  const rows = await reader.query<VersionedSponsor>(
    sql`SELECT ${sponsorColumns(view)} FROM sponsors p WHERE p.uuid = ${id}`,
  );
  return rows[0];
}
