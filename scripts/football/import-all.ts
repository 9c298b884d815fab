import type { Api } from './api.ts';
import { connectTeams } from './connect-teams.ts';
import { type ImportedCompetitions, importCompetitions } from './import-competitions.ts';
import { type ImportedGames, importGames } from './import-games.ts';
import { importTeams } from './import-teams.ts';
import { type Outcome, type Outcomes, reasonOf } from './outcome.ts';
import type { Plan, PlannedCompetition, PlannedGame } from './plan.ts';
import type { PlannedTeam } from './team-input.ts';

/** What came of everything that was planned. */
export type ImportResult = Pick<ImportedCompetitions, 'seasons' | 'series' | 'competitions'> & {
  readonly teams: Outcomes<PlannedTeam>;
  /** What came of connecting a competition's teams. */
  readonly connections: Outcomes<PlannedCompetition>;
  /** How many teams were connected to competitions. */
  readonly connected: number;
  readonly games: Outcomes<PlannedGame>;
  /** Games on the site that no file tells of, by competition. */
  readonly unplanned: ReadonlyMap<PlannedCompetition, readonly string[]>;
};

/** How many steps an import takes, of which each calls `onStep` once. */
export function countSteps(plan: Plan): number {
  const games = plan.competitions.reduce((sum, competition) => sum + competition.games.length, 0);
  return plan.teams.length + plan.competitions.length + games;
}

/**
 * Brings the site to what is planned, through the API: teams, then seasons, series and competitions, then each competition's teams and
 * games. Everything is looked for before it is made, so that it can be run again at any time, also after it was ended in the middle.
 * @throws {PlainError} when the service does not answer any more
 */
export async function importAll(api: Api, instanceId: string, plan: Plan, onStep: () => void): Promise<ImportResult> {
  const teams = await importTeams(api, instanceId, plan.teams, onStep);
  const { uuids, ...competitions } = await importCompetitions(api, instanceId, plan, onStep);
  const connections = new Map<PlannedCompetition, Outcome>();
  const games = new Map<PlannedGame, Outcome>();
  const unplanned = new Map<PlannedCompetition, readonly string[]>();
  let connected = 0;
  for (const competition of plan.competitions) {
    const result = await importInto(competition);
    for (const [game, outcome] of result.outcomes) games.set(game, outcome);
    if (result.unplanned.length > 0) unplanned.set(competition, result.unplanned);
  }
  return { ...competitions, teams: teams.outcomes, connections, connected, games, unplanned };

  async function importInto(competition: PlannedCompetition): Promise<ImportedGames> {
    const ssgtUuid = uuids.get(competition);
    if (ssgtUuid === undefined) {
      const why = reasonOf(competitions.competitions.get(competition) ?? 'there') ?? 'no reason was given';
      return refuseGames(competition, `its competition was refused: ${why}`);
    }
    const members = competition.teams.flatMap((name) => teams.uuids.get(name) ?? []);
    const { added, outcome } = await connectTeams(api, instanceId, ssgtUuid, members);
    connections.set(competition, outcome);
    connected += added;
    return importGames({ api, instanceId, ssgtUuid, teams: teams.uuids }, competition, onStep);
  }

  function refuseGames(competition: PlannedCompetition, refused: string): ImportedGames {
    const outcomes = new Map<PlannedGame, Outcome>();
    for (const game of competition.games) {
      outcomes.set(game, { refused });
      onStep();
    }
    return { outcomes, unplanned: [] };
  }
}
