import type { components } from '../../generated/schema.d.ts';
import { PlainError } from '../plain-error.ts';
import type { Api, ApiReply } from './api.ts';
import { type PlannedTeam, type Sport, teamInput } from './team-input.ts';

type TeamSummary = components['schemas']['TeamSummary'];
type Team = components['schemas']['Team'];

/** What came of one team. */
export type Outcome = 'made' | 'there' | { readonly refused: string };
/** Each team with its outcome, in the order of the plan. */
export type ImportResult = ReadonlyMap<PlannedTeam, Outcome>;

/** How many teams are sent at the same time: enough to hide the way to the service and back, too few to crowd others out. */
const parallel = 4;

/**
 * Makes those of the planned teams that the site does not have. A team is there when the site has one of its name, or of its code: the
 * code follows from the name alone, so a team that was renamed since the last import is found by it and left as it is.
 * @param onProgress called after each team with how many are done
 * @throws {PlainError} when the service does not answer any more
 */
export async function importTeams(
  api: Api,
  instanceId: string,
  teams: readonly PlannedTeam[],
  onProgress: (done: number) => void,
): Promise<ImportResult> {
  const there = await existingTeams(api, instanceId);
  const sport = await footballSport(api, instanceId);
  const outcomes = new Map<PlannedTeam, Outcome>(teams.map((team) => [team, 'there']));
  const missing = teams.filter((team) => !there.names.has(team.name) && !there.codes.has(team.code.toLowerCase()));
  let done = teams.length - missing.length;
  onProgress(done);
  const queue = missing.values();
  const work = async () => {
    for (const team of queue) {
      outcomes.set(team, await makeTeam(api, instanceId, team, sport));
      done += 1;
      onProgress(done);
    }
  };
  await Promise.all(Array.from({ length: parallel }, work));
  return outcomes;
}

/**
 * A 409 is not taken at its word: when the answer to an earlier try was lost (the service was stopped after it had stored the
 * team), the second try meets the first one's team, and that team is then there.
 */
async function makeTeam(api: Api, instanceId: string, team: PlannedTeam, sport: Sport | undefined): Promise<Outcome> {
  const reply = await api.post<Team>('/sports-v2/teams', instanceId, teamInput(team, instanceId, sport));
  if (reply.ok) return 'made';
  if (reply.refusal.statusCode === 409 && (await hasTeam(api, instanceId, team))) return 'made';
  const faults = (reply.refusal.fields ?? []).map((field) => `${field.path}: ${field.message}`);
  return { refused: [`${reply.refusal.statusCode} ${reply.refusal.message}`, ...faults].join('; ') };
}

async function hasTeam(api: Api, instanceId: string, team: PlannedTeam): Promise<boolean> {
  const query = new URLSearchParams({ teamCode: team.code });
  const page = await api.get<components['schemas']['TeamPage']>(`/sports-v2/teams?${query}`, instanceId);
  return page.ok && page.body.items.some((item) => item.displayName === team.name);
}

async function existingTeams(api: Api, instanceId: string): Promise<{ names: Set<string>; codes: Set<string> }> {
  const teams = expectBody(await api.get<TeamSummary[]>('/sports-v2/teams/all', instanceId), 'the teams of the site');
  return {
    names: new Set(teams.map((team) => team.displayName)),
    codes: new Set(teams.map((team) => team.teamCode.toLowerCase())),
  };
}

/** The site's sport called football; without one the teams are made without a sport. */
async function footballSport(api: Api, instanceId: string): Promise<Sport | undefined> {
  const sports = expectBody(await api.get<Sport[]>('/sports-v2/sports', instanceId), 'the sports');
  return sports.find((sport) =>
    [sport.code, sport.displayName].some((name) => /^(football|soccer|fotboll)$/i.test(name)),
  );
}

/** The body of a reply that must be good. @throws {PlainError} with what the service said instead */
export function expectBody<Body>(reply: ApiReply<Body>, what: string): Body {
  if (reply.ok) return reply.body;
  throw new PlainError(`The service does not give ${what}: ${reply.refusal.statusCode} ${reply.refusal.message}`);
}
