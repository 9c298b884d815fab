/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What kind of thing is merged.
 */
export type MergeKind = typeof MergeKind[keyof typeof MergeKind];


export const MergeKind = {
  player: 'player',
  staff: 'staff',
  team: 'team',
} as const;
