/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a tag stands for; `custom` is one that administrators made.
 */
export type TagResourceType = typeof TagResourceType[keyof typeof TagResourceType];


export const TagResourceType = {
  custom: 'custom',
  team: 'team',
  player: 'player',
  series: 'series',
  game: 'game',
} as const;
