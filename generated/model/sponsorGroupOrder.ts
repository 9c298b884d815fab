/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether the sponsors stand in their order or in another one each day; fixed when left out of a new one.
 */
export type SponsorGroupOrder = typeof SponsorGroupOrder[keyof typeof SponsorGroupOrder];


export const SponsorGroupOrder = {
  fixed: 'fixed',
  shuffle: 'shuffle',
} as const;
