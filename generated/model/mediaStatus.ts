/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether the item waits for its file, has it, or got one that could not be used.
 */
export type MediaStatus = typeof MediaStatus[keyof typeof MediaStatus];


export const MediaStatus = {
  pending: 'pending',
  ready: 'ready',
  failed: 'failed',
} as const;
