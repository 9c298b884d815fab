/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How large a button is (specification §9).
 */
export type SlideButtonSize = typeof SlideButtonSize[keyof typeof SlideButtonSize];


export const SlideButtonSize = {
  base: 'base',
  lg: 'lg',
  sm: 'sm',
  md: 'md',
  xs: 'xs',
} as const;
