/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether something was wrong or only unclear.
 */
export type ArticleCorrectionKind = typeof ArticleCorrectionKind[keyof typeof ArticleCorrectionKind];


export const ArticleCorrectionKind = {
  correction: 'correction',
  clarification: 'clarification',
} as const;
