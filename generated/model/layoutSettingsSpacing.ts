/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How much room is between them.
 */
export type LayoutSettingsSpacing = typeof LayoutSettingsSpacing[keyof typeof LayoutSettingsSpacing];


export const LayoutSettingsSpacing = {
  tight: 'tight',
  normal: 'normal',
  airy: 'airy',
} as const;
