/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a link leads to. lineUp needs the add-on lineUp, liveGame liveGames, liveGameV2 liveGamesV2 and statistics statisticsAdvanced.
 */
export type GameMetadataType = typeof GameMetadataType[keyof typeof GameMetadataType];


export const GameMetadataType = {
  ticket: 'ticket',
  stream: 'stream',
  article: 'article',
  lineUp: 'lineUp',
  liveGame: 'liveGame',
  liveGameV2: 'liveGameV2',
  statistics: 'statistics',
  other: 'other',
} as const;
