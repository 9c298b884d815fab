/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameTeamInfoStatus } from './gameTeamInfoStatus.ts';
import type { TeamId } from './teamId.ts';
import type { TeamNames } from './teamNames.ts';

/**
 * A team in a game, with its score; null while it is to be decided.
 * @nullable
 */
export type GameTeamInfo = {
  uuid: TeamId;
  /** The team's code. */
  code: string;
  /** Name of the team. */
  displayName: string;
  names: TeamNames;
  /**
     * Its goals.
     * @nullable
     */
  score: number | null;
  /**
     * How it ended for the team; null unless the game was played and both scores are known.
     * @nullable
     */
  status: GameTeamInfoStatus;
  /**
     * The team's small picture, else its logo: an address or a mediaString.
     * @nullable
     */
  icon: string | null;
} | null;
