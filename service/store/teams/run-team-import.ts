import { foldName } from '../../../openapi/formats/text.ts';
import type { Team, TeamInput } from '../contract.ts';
import type { Database, Reader } from '../database.ts';
import { StoreError } from '../errors.ts';
import { sql } from '../sql.ts';
import { type ImportedTeams, noteTeamImport } from './team-imports.ts';
import { createTeam } from './team-writes.ts';
import { teamColumns } from './teams.ts';

/** An import that was begun. */
export interface BegunImport {
  uuid: string;
  /** The site that gets the teams. */
  target: string;
  /** The site that has them. */
  source: string;
  author: string;
}

/** So many teams one import makes at most; the next one goes on. */
const most = 500;
/** After so many teams it is written down how far it has come. */
const portion = 20;

/**
 * Makes the teams that the target lacks, each in a transaction of its own, so that others write meanwhile and an import that
 * breaks off is simply started again. Never rejects: that it failed is written down.
 */
export async function runTeamImport(database: Database, begun: BegunImport): Promise<void> {
  const counts: ImportedTeams = { found: 0, created: 0, present: 0, refused: 0, remaining: 0 };
  const note = (state: 'running' | 'done' | 'failed') =>
    database.inInstance(begun.target, (tx) => noteTeamImport(tx, begun.uuid, counts, state));
  try {
    const missing = await missingTeams(database, begun, counts);
    counts.remaining = missing.length;
    for (const [index, team] of missing.slice(0, most).entries()) {
      if (index % portion === 0 && !(await note('running'))) return;
      counts[await take(database, begun, team)] += 1;
      counts.remaining -= 1;
    }
    await note('done');
  } catch {
    // Where even this cannot be written, the import counts as failed once it was not heard of for a while.
    await note('failed').catch(() => undefined);
  }
}

/** Makes one team; one that somebody else has made meanwhile is there. */
async function take(
  database: Database,
  { target, author }: BegunImport,
  team: TeamInput,
): Promise<'created' | 'present' | 'refused'> {
  try {
    return await database.inInstance(target, async (transaction) => {
      if (await isThere(transaction, team)) return 'present';
      await createTeam(transaction, author, team);
      return 'created';
    });
  } catch (error) {
    if (error instanceof StoreError) return 'refused';
    throw error;
  }
}

/** What the source has for the target and the target lacks, ready to be made there. Counts what was found. */
async function missingTeams(
  database: Database,
  { target, source }: BegunImport,
  counts: ImportedTeams,
): Promise<TeamInput[]> {
  const { series, known } = await database.readInstance(target, async (reader) => ({
    series: await seriesByCode(reader),
    known: await knownTeams(reader),
  }));
  const found = await database.readInstance(source, (reader) => teamsFor(reader, target, [...series.keys()]));
  counts.found = found.length;
  const missing = found.filter((team) => !known.has(keyOf(team)));
  counts.present = found.length - missing.length;
  return missing.map((team) => inputOf(team, series));
}

/** The series of a site by their folded codes. */
async function seriesByCode(reader: Reader): Promise<ReadonlyMap<string, string>> {
  const rows = await reader.query<{ code: string; uuid: string }>(
    sql`SELECT fold_name(code) AS code, uuid FROM series WHERE NOT deleted`,
  );
  return new Map(rows.map(({ code, uuid }) => [code, uuid]));
}

/** The teams of a site by owner and code, deleted ones included: what was deleted here does not come back. */
async function knownTeams(reader: Reader): Promise<ReadonlySet<string>> {
  const rows = await reader.query<Pick<TeamInput, 'ownerInstanceId' | 'teamCode'>>(
    sql`SELECT owner_instance_id AS "ownerInstanceId", team_code AS "teamCode" FROM teams`,
  );
  return new Set(rows.map(keyOf));
}

async function isThere(reader: Reader, { ownerInstanceId, teamCode }: TeamInput): Promise<boolean> {
  const rows = await reader.query(sql`
    SELECT 1 FROM teams WHERE owner_instance_id = ${ownerInstanceId} AND fold_name(team_code) = ${foldName(teamCode)} LIMIT 1`);
  return rows.length > 0;
}

/** What tells a team from others on both sites (specification §5). */
const keyOf = ({ ownerInstanceId, teamCode }: Pick<TeamInput, 'ownerInstanceId' | 'teamCode'>): string =>
  JSON.stringify([ownerInstanceId, foldName(teamCode)]);

/** The source's teams that the target owns, and those of series of these codes, the target's own first. */
async function teamsFor(reader: Reader, target: string, codes: readonly string[]): Promise<Team[]> {
  const rows = await reader.query<{ team: Team }>(sql`
    SELECT ${teamColumns} FROM teams p
    WHERE NOT p.deleted AND (p.owner_instance_id = ${target} OR p.uuid IN (
      SELECT l.team_uuid FROM team_series l JOIN series s ON s.uuid = l.series_uuid WHERE fold_name(s.code) = ANY(${codes}::text[])))
    ORDER BY p.owner_instance_id = ${target} DESC, p.display_name COLLATE "sv-x-icu", p.uuid`);
  return rows.map(({ team }) => team);
}

/** A team as the target makes it: in its own series. Pictures stay behind: they are files of the source's library. */
function inputOf(team: Team, series: ReadonlyMap<string, string>): TeamInput {
  const { displayName, teamCode, gender, nationality, ownerInstanceId, teamNames, clubName, teamInfo } = team;
  return {
    displayName,
    teamCode,
    gender,
    nationality,
    ownerInstanceId,
    teamNames,
    clubName,
    teamInfo,
    extIds: team.extIds.map(({ extId, locked = false, extIdType }) => ({ extId, locked, extIdType })),
    series: team.series.flatMap(({ code }) => series.get(foldName(code ?? '')) ?? []).map((uuid) => ({ uuid })),
    sport: team.sport.map(({ uuid }) => ({ uuid })),
  };
}
