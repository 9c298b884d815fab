/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * As what it would be linked: before, during or after the game.
 */
export type GameSuggestionLinkType = typeof GameSuggestionLinkType[keyof typeof GameSuggestionLinkType];


export const GameSuggestionLinkType = {
  preview: 'preview',
  live: 'live',
  report: 'report',
} as const;
