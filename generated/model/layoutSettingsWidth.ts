/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How wide its sections stand.
 */
export type LayoutSettingsWidth = typeof LayoutSettingsWidth[keyof typeof LayoutSettingsWidth];


export const LayoutSettingsWidth = {
  narrow: 'narrow',
  standard: 'standard',
  wide: 'wide',
  full: 'full',
} as const;
