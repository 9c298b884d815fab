/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether something is missing on the page, or may be soon.
 */
export type LayoutProblemSeverity = typeof LayoutProblemSeverity[keyof typeof LayoutProblemSeverity];


export const LayoutProblemSeverity = {
  error: 'error',
  warning: 'warning',
} as const;
