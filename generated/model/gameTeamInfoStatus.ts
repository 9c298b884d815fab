/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How it ended for the team; null unless the game was played and both scores are known.
 * @nullable
 */
export type GameTeamInfoStatus = typeof GameTeamInfoStatus[keyof typeof GameTeamInfoStatus] | null;


export const GameTeamInfoStatus = {
  won: 'won',
  lost: 'lost',
  tied: 'tied',
} as const;
