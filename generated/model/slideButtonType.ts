/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How a button looks (specification §9).
 */
export type SlideButtonType = typeof SlideButtonType[keyof typeof SlideButtonType];


export const SlideButtonType = {
  regular: 'regular',
  'regular-no-border': 'regular-no-border',
  filled: 'filled',
  white: 'white',
  'regular-grey': 'regular-grey',
  'regular-secondary': 'regular-secondary',
  'filled-secondary': 'filled-secondary',
} as const;
