import type { components } from '../../generated/schema.d.ts';
import { type Api, expectBody } from './api.ts';
import { inParallel } from './in-parallel.ts';
import { type Outcome, type Outcomes, refusedBy } from './outcome.ts';
import { type PlannedTeam, type Sport, teamInput } from './team-input.ts';

type TeamSummary = components['schemas']['TeamSummary'];
type Team = components['schemas']['Team'];

/** What came of each team, and the uuids of those that the site has now, by the name in the files. */
export type ImportedTeams = { readonly outcomes: Outcomes<PlannedTeam>; readonly uuids: ReadonlyMap<string, string> };

/**
 * Makes those of the planned teams that the site does not have. A team is there when the site has one of its name, or of its code: the
 * code follows from the name alone, so a team that was renamed since the last import is found by it and left as it is.
 * @param onDone called after each team
 * @throws {PlainError} when the service does not answer any more
 */
export async function importTeams(
  api: Api,
  instanceId: string,
  teams: readonly PlannedTeam[],
  onDone: () => void,
): Promise<ImportedTeams> {
  const known = await existingTeams(api, instanceId);
  const sport = await footballSport(api, instanceId);
  const outcomes = new Map<PlannedTeam, Outcome>(teams.map((team) => [team, 'there']));
  const uuids = new Map<string, string>();
  await inParallel(teams, async (team) => {
    const there = known.get(byName(team.name)) ?? known.get(byCode(team.code));
    const { outcome, uuid } = there ? { outcome: 'there' as const, uuid: there } : await make(team);
    outcomes.set(team, outcome);
    if (uuid !== undefined) uuids.set(team.name, uuid);
    onDone();
  });
  return { outcomes, uuids };

  /**
   * A 409 is not taken at its word: when the answer to an earlier try was lost (the service was stopped after it had stored the team),
   * the second try meets the first one's team, and that team is then there.
   */
  async function make(team: PlannedTeam): Promise<{ outcome: Outcome; uuid?: string | undefined }> {
    const reply = await api.post<Team>('/sports-v2/teams', instanceId, teamInput(team, instanceId, sport));
    if (reply.ok) return { outcome: 'made', uuid: reply.body.uuid };
    const found = reply.refusal.statusCode === 409 ? await findTeam(api, instanceId, team) : undefined;
    return found ? { outcome: 'made', uuid: found } : { outcome: refusedBy(reply.refusal) };
  }
}

async function findTeam(api: Api, instanceId: string, team: PlannedTeam): Promise<string | undefined> {
  const query = new URLSearchParams({ teamCode: team.code });
  const page = await api.get<components['schemas']['TeamPage']>(`/sports-v2/teams?${query}`, instanceId);
  return page.ok ? page.body.items.find((item) => item.displayName === team.name)?.uuid : undefined;
}

/** Uuids of the site's teams, by name and by code. */
async function existingTeams(api: Api, instanceId: string): Promise<Map<string, string>> {
  const teams = expectBody(await api.get<TeamSummary[]>('/sports-v2/teams/all', instanceId), 'the teams of the site');
  return new Map(
    teams.flatMap(({ displayName, teamCode, uuid }): [string, string][] => [
      [byName(displayName), uuid],
      [byCode(teamCode), uuid],
    ]),
  );
}

const byName = (name: string) => `name ${name}`;
const byCode = (code: string) => `code ${code.toLowerCase()}`;

/** The site's sport called football; without one the teams are made without a sport. */
async function footballSport(api: Api, instanceId: string): Promise<Sport | undefined> {
  const sports = expectBody(await api.get<Sport[]>('/sports-v2/sports', instanceId), 'the sports');
  return sports.find((sport) =>
    [sport.code, sport.displayName].some((name) => /^(football|soccer|fotboll)$/i.test(name)),
  );
}
