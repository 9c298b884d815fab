import type { Filter, Staff, StaffRow } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { mergedIntoJson } from '../merges/merged-into.ts';
import { externalIdsJson } from '../sports/external-ids.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { peopleConditions, peopleSorts, thenByName } from './people.ts';
import { portrait } from './portrait.ts';
import { consentJson } from './portrait-consent.ts';

/** Which staff, and in which order: the parameters of `listStaff`. One that is left out does not filter. */
export type StaffFilter = Filter<'listStaff'>;

/** A staff member and the number of its version, which grows with every change. */
export interface VersionedStaff {
  staff: Staff;
  version: number;
}

const sorts: Record<NonNullable<StaffFilter['sortBy']>, readonly SortColumn[]> = {
  ...peopleSorts,
  role: thenByName(sql`role COLLATE "sv-x-icu"`),
};

/** What a row of a list and a whole staff member have in common, of a row `p` of the table `staff`. */
const shared = sql`
  'uuid', p.uuid, 'firstName', p.first_name, 'lastName', p.last_name, 'fullName', p.first_name || ' ' || p.last_name,
  'nationality', p.nationality, 'role', p.role, 'gender', p.gender, 'contactInfo', p.contact_info,
  'createdAt', p.created_at, 'lastModified', p.last_modified, 'deleted', p.deleted, ${consentJson}`;

const rowJson = sql`json_build_object(${shared}, 'portrait', ${portrait(sql`p.staff_media`)},
  'teams', (SELECT coalesce(json_agg(json_build_object(
      'uuid', t.uuid, 'displayName', t.display_name, 'teamCode', t.team_code)
      ORDER BY t.display_name COLLATE "sv-x-icu", t.uuid), '[]')
    FROM staff_teams l JOIN teams t ON t.uuid = l.team_uuid WHERE l.staff_uuid = p.uuid AND l.active))`;

const staffJson = sql`json_build_object(${shared}, 'staffMedia', p.staff_media,
  'teamStaffInfo', (SELECT coalesce(json_object_agg(l.team_uuid, json_build_object(
      'id', l.id, 'active', l.active, 'role', l.role, 'sortOrder', l.sort_order) ORDER BY l.team_uuid), '{}')
    FROM staff_teams l WHERE l.staff_uuid = p.uuid),
  'extIds', ${externalIdsJson(sql`p.ext_ids`)}, 'createdBy', p.created_by,
  'mergedInto', ${mergedIntoJson('staff', sql`k.first_name || ' ' || k.last_name`)})`;

/** What is read of a staff member, of a row `p` of the table `staff`. */
export const staffColumns = sql`p.version, ${staffJson} AS staff`;

/** A page of the site's staff with the teams that they work for, and the count of all that fit. One query. */
export async function listStaff(reader: Reader, filter: StaffFilter): Promise<Page<StaffRow>> {
  return readPage<StaffRow>(reader, {
    ...filter,
    table: sql`staff`,
    condition: allOf(staffConditions(filter)),
    looksAtAll: Boolean(filter.search || filter.seriesUuid),
    sort: sorts[filter.sortBy ?? 'lastName'],
    direction: filter.sortOrder,
    item: rowJson,
  });
}

/** One staff member of the site, deleted ones included; undefined when the site has none with this uuid. */
export async function getStaff(reader: Reader, uuid: string): Promise<VersionedStaff | undefined> {
  const rows = await reader.query<VersionedStaff>(sql`SELECT ${staffColumns} FROM staff p WHERE p.uuid = ${uuid}`);
  return rows[0];
}

/** Staff members who are not active for a team do not count as its staff. */
function staffConditions(filter: StaffFilter): Sql[] {
  const { teamUuid, seriesUuid, withoutTeam } = filter;
  return [
    ...peopleConditions(filter),
    ...containsWords(sql`search_text`, filter.search),
    ...(teamUuid === undefined
      ? []
      : [sql`uuid IN (SELECT staff_uuid FROM staff_teams WHERE active AND team_uuid = ${teamUuid})`]),
    ...(seriesUuid === undefined
      ? []
      : [
          sql`uuid IN (SELECT staff_uuid FROM staff_teams JOIN team_series USING (instance_id, team_uuid)
            WHERE active AND series_uuid = ${seriesUuid})`,
        ]),
    ...(withoutTeam === undefined
      ? []
      : [sql`uuid ${withoutTeam ? sql`NOT IN` : sql`IN`} (SELECT staff_uuid FROM staff_teams WHERE active)`]),
  ];
}
