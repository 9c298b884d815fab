import type { Game } from './game-facts.ts';
import type { PlannedGame } from './plan.ts';

/** A planned game with the uuids that the site has for its teams. */
export type PlacedGame = { readonly planned: PlannedGame; readonly home: string | null; readonly away: string | null };

/** Placed games with the game that the site has for each, and the site's games that nothing was planned for. */
export type Pairing = { readonly found: ReadonlyMap<PlacedGame, Game>; readonly unplanned: readonly Game[] };

/** What a game is known by. */
type Traits = {
  readonly home: string | null;
  readonly away: string | null;
  readonly round: string | null;
  readonly start: number;
};

type Way = {
  readonly key: (traits: Traits) => readonly unknown[];
  /** Which games can be known in this way; all, where it is absent. */
  readonly fits?: (game: Traits) => boolean;
};

/**
 * How a game is known, the surest way first. Its teams come before its round and time, so that one that moved to another day is the same
 * game. At last its round, its time and one team, or none where none was decided: a team that the file spells better now, or knows only
 * now, changes the game and makes no second one.
 */
const ways: readonly Way[] = [
  { key: ({ home, away, round, start }) => [home, away, round, start] },
  { key: ({ home, away, round }) => [home, away, round] },
  { key: ({ home, away, start }) => [home, away, start] },
  { key: ({ home, away }) => [home, away] },
  { key: ({ home, round, start }) => [home, round, start] },
  { key: ({ away, round, start }) => [away, round, start] },
  { key: ({ round, start }) => [round, start], fits: ({ home, away }) => home === null && away === null },
];

/**
 * Finds the games that an earlier run, or an administrator, made: the files have no ids. What is alike in everything (a match that the
 * file writes twice) is taken in order, one game for each.
 */
export function pairGames(placed: readonly PlacedGame[], games: readonly Game[]): Pairing {
  const found = new Map<PlacedGame, Game>();
  const free = new Set(games);
  for (const { key, fits = () => true } of ways) {
    const candidates = [...free].filter((game) => fits(traitsOf(game)));
    const waiting = Map.groupBy(candidates, (game) => JSON.stringify(key(traitsOf(game))));
    for (const one of placed) {
      if (found.has(one)) continue;
      const game = waiting.get(JSON.stringify(key(traitsOfPlaced(one))))?.shift();
      if (game === undefined) continue;
      found.set(one, game);
      free.delete(game);
    }
  }
  return { found, unplanned: [...free] };
}

/** Whether a game is one that was just made of this plan. */
export function isMadeOf({ home, away, planned }: PlacedGame, game: Game): boolean {
  const made = traitsOf(game);
  const wanted = traitsOfPlaced({ home, away, planned });
  return JSON.stringify(made) === JSON.stringify(wanted);
}

function traitsOf(game: Game): Traits {
  return {
    home: game.homeTeam?.uuid ?? null,
    away: game.awayTeam?.uuid ?? null,
    round: game.roundLabel ?? null,
    start: Date.parse(game.rawStartDateTime),
  };
}

function traitsOfPlaced({ home, away, planned: { facts } }: PlacedGame): Traits {
  return { home, away, round: facts.roundLabel ?? null, start: Date.parse(facts.startDateTime) };
}
