import { hash } from 'node:crypto';
import type { Squad } from '../contract.ts';
import type { Reader } from '../database.ts';
import { portrait } from '../people/portrait.ts';
import { consentState } from '../people/portrait-consent.ts';
import { type Sql, sql } from '../sql.ts';

/**
 * A squad and the versions of its parts. They follow from what the parts hold, so a change made elsewhere, such as at a
 * player, changes them too.
 */
export interface VersionedSquad {
  squad: Squad;
  players: number;
  staffs: number;
  /** Version of both parts together. */
  version: number;
}

function person(name: Sql): Sql {
  return sql`'uuid', ${name}.uuid, 'firstName', ${name}.first_name, 'lastName', ${name}.last_name,
    'fullName', ${name}.first_name || ' ' || ${name}.last_name, 'nationality', ${name}.nationality`;
}

const byName = (name: Sql) =>
  sql`${name}.last_name COLLATE "sv-x-icu", ${name}.first_name COLLATE "sv-x-icu", ${name}.uuid`;

/**
 * The squad of a team: its active players and the active staff that work for it; undefined when the site has no such
 * team. One query.
 */
export async function getSquad(reader: Reader, teamUuid: string): Promise<VersionedSquad | undefined> {
  const rows = await reader.query<Pick<Squad, 'players' | 'staffs'>>(sql`
    SELECT (SELECT coalesce(json_agg(json_build_object(${person(sql`p`)}, 'jerseyNumber', p.jersey_number,
          'positionCode', p.position_code, 'dateOfBirth', p.date_of_birth, 'portrait', ${portrait(sql`p.portraits`)},
          'portraitConsentState', ${consentState})
          ORDER BY p.jersey_number, ${byName(sql`p`)}), '[]')
        FROM players p WHERE p.team_uuid = t.uuid AND NOT p.deleted) AS players,
      (SELECT coalesce(json_agg(json_build_object(${person(sql`s`)}, 'role', l.role, 'sortOrder', l.sort_order,
          'portrait', ${portrait(sql`s.staff_media`)}, 'portraitConsentState', ${consentState}) ORDER BY l.sort_order, ${byName(sql`s`)}), '[]')
        FROM staff_teams l JOIN staff s ON s.uuid = l.staff_uuid
        WHERE l.team_uuid = t.uuid AND l.active AND NOT s.deleted) AS staffs
    FROM teams t WHERE t.uuid = ${teamUuid}`);
  const found = rows[0];
  if (!found) return undefined;
  const players = versionOf(found.players.map((one) => [one.uuid, one.jerseyNumber, one.positionCode]));
  const staffs = versionOf(found.staffs.map((one) => [one.uuid, one.role, one.sortOrder]));
  const squad = { teamUuid, ...found, playersVersion: `"${players}"`, staffsVersion: `"${staffs}"` };
  return { squad, players, staffs, version: versionOf([[players], [staffs]]) };
}

/** Versions have at most nine digits, and none is 0. */
const versions = 999_999_999;

/** A number that stands for these members in whatever order, so that a new name of one of them makes no new version. */
function versionOf(members: readonly (readonly unknown[])[]): number {
  const text = JSON.stringify(members.map((member) => JSON.stringify(member)).sort());
  return 1 + Number(BigInt(`0x${hash('sha256', text, 'hex').slice(0, 16)}`) % BigInt(versions));
}
