/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where a competition is in its life (specification §4).
 */
export type SsgtState = typeof SsgtState[keyof typeof SsgtState];


export const SsgtState = {
  draft: 'draft',
  active: 'active',
  closed: 'closed',
  archived: 'archived',
} as const;
