/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A deleted game is Deleted, a played one Played, any other Upcoming (specification §3).
 */
export type GameRecordDisplayStatus = typeof GameRecordDisplayStatus[keyof typeof GameRecordDisplayStatus];


export const GameRecordDisplayStatus = {
  Deleted: 'Deleted',
  Played: 'Played',
  Upcoming: 'Upcoming',
} as const;
