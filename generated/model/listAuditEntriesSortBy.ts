/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListAuditEntriesSortBy = typeof ListAuditEntriesSortBy[keyof typeof ListAuditEntriesSortBy];


export const ListAuditEntriesSortBy = {
  at: 'at',
} as const;
