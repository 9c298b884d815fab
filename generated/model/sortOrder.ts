/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Direction of an order (specification §3).
 */
export type SortOrder = typeof SortOrder[keyof typeof SortOrder];


export const SortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
