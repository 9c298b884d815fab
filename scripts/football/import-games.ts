import { type Api, readPages } from './api.ts';
import { changesOf, type Game, type GameFacts, type GameInput } from './game-facts.ts';
import { inParallel } from './in-parallel.ts';
import { type Outcome, refusedBy } from './outcome.ts';
import { isMadeOf, type PlacedGame, pairGames } from './pair-games.ts';
import type { PlannedCompetition, PlannedGame } from './plan.ts';

/** What came of each planned game, and the names of games on the site that no file tells of. */
export type ImportedGames = {
  readonly outcomes: ReadonlyMap<PlannedGame, Outcome>;
  readonly unplanned: readonly string[];
};

/** Where the games of a competition go. */
export type Destination = {
  readonly api: Api;
  readonly instanceId: string;
  readonly ssgtUuid: string;
  /** Uuids of the site's teams by the names in the files. */
  readonly teams: ReadonlyMap<string, string>;
};

/** How often a game is read again that somebody else changed in the same moment. */
const tries = 3;

/**
 * Makes the games of a competition that the site does not have, and changes those of which the files say something else by now. A game
 * that was deleted on the site stays deleted, and one that no file tells of stays as it is.
 * @param onDone called after each game
 * @throws {PlainError} when the service does not answer any more
 */
export async function importGames(
  to: Destination,
  competition: PlannedCompetition,
  onDone: () => void,
): Promise<ImportedGames> {
  const outcomes = new Map<PlannedGame, Outcome>(competition.games.map((game) => [game, 'there']));
  const placed = competition.games.flatMap((planned) => placeGame(planned, to, outcomes));
  const games = await existingGames(to);
  for (let refused = placed.length; refused < competition.games.length; refused += 1) onDone();
  const { found, unplanned } = pairGames(placed, games);
  const known = new Set(games.map((game) => game.uuid));
  await inParallel(placed, async (one) => {
    const game = found.get(one);
    outcomes.set(
      one.planned,
      await (game ? updateGame(to, one, game, competition.timeZone) : makeGame(to, one, known)),
    );
    onDone();
  });
  return { outcomes, unplanned: unplanned.filter((game) => !game.deleted).map(titleOf) };
}

/** The game with the uuids of its teams, unless one of them was refused. */
function placeGame(planned: PlannedGame, { teams }: Destination, outcomes: Map<PlannedGame, Outcome>): PlacedGame[] {
  const missing = [planned.home, planned.away].find((name) => name !== null && !teams.has(name));
  if (missing !== undefined) outcomes.set(planned, { refused: `its team ${missing} was refused` });
  const uuid = (name: string | null) => (name === null ? null : (teams.get(name) ?? null));
  return missing === undefined ? [{ planned, home: uuid(planned.home), away: uuid(planned.away) }] : [];
}

async function existingGames(to: Destination): Promise<Game[]> {
  return [...(await readGames(to, {})), ...(await readGames(to, { deleted: 'true' }))];
}

function readGames({ api, instanceId, ssgtUuid }: Destination, filter: Record<string, string>): Promise<Game[]> {
  const query = new URLSearchParams({ seasonSeriesGameType: ssgtUuid, ...filter });
  return readPages<Game>(api, instanceId, `/sports-v2/games?${query}`, 'the games of a competition');
}

/** @param known uuids of the competition's games; the new one joins them */
async function makeGame(to: Destination, placed: PlacedGame, known: Set<string>): Promise<Outcome> {
  const { home, away, planned } = placed;
  const body: GameInput = { ssgtUuid: to.ssgtUuid, homeTeam: team(home), awayTeam: team(away), ...planned.facts };
  const reply = await to.api.post<Game>('/sports-v2/games', to.instanceId, body, async () => {
    const side = home ?? away;
    const candidates = await readGames(to, side === null ? {} : { team: side });
    const made = candidates.find((game) => !known.has(game.uuid) && isMadeOf(placed, game));
    if (made !== undefined) known.add(made.uuid);
    return made;
  });
  if (!reply.ok) return refusedBy(reply.refusal);
  known.add(reply.body.uuid);
  return 'made';
}

async function updateGame(to: Destination, placed: PlacedGame, listed: Game, timeZone: string): Promise<Outcome> {
  if (listed.deleted) return { left: 'it was deleted on the site' };
  if (!differs(listed, placed, timeZone)) return 'there';
  const path = `/sports-v2/games/${listed.uuid}`;
  let outcome: Outcome = 'there';
  for (let attempt = 0; attempt < tries; attempt += 1) {
    const current = await to.api.get<Game>(path, to.instanceId);
    if (!current.ok) return refusedBy(current.refusal);
    const change = changeOf(current.body, placed, timeZone);
    // The answer to an earlier try was lost, or somebody made the same change.
    if (Object.keys(change).length === 0) return 'updated';
    const body = { ssgtUuid: to.ssgtUuid, startDateTime: current.body.startDateTime, ...change };
    const reply = await to.api.put<Game>(path, to.instanceId, body, current.etag);
    if (reply.ok) return 'updated';
    outcome = refusedBy(reply.refusal);
    if (reply.refusal.statusCode !== 412) break;
  }
  return outcome;
}

function differs(game: Game, placed: PlacedGame, timeZone: string): boolean {
  return Object.keys(changeOf(game, placed, timeZone)).length > 0;
}

/** What must change in a game: the teams that the file has decided, and what it tells of it. */
function changeOf(game: Game, { home, away, planned }: PlacedGame, timeZone: string): Partial<GameInput> {
  return {
    ...(home !== null && home !== game.homeTeam?.uuid && { homeTeam: team(home) }),
    ...(away !== null && away !== game.awayTeam?.uuid && { awayTeam: team(away) }),
    ...changesOf(game, planned.facts, timeZone),
  } satisfies Partial<GameInput> & Partial<GameFacts>;
}

function team(uuid: string | null) {
  return uuid === null ? null : { uuid };
}

function titleOf(game: Game): string {
  return `${game.displayName}, ${game.rawStartDateTime.slice(0, 10)}`;
}
