/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * None before the first one. One that a stopped service left behind is failed.
 */
export type TeamImportState = typeof TeamImportState[keyof typeof TeamImportState];


export const TeamImportState = {
  none: 'none',
  running: 'running',
  done: 'done',
  failed: 'failed',
} as const;
