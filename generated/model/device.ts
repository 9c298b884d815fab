/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a visitor looks with.
 */
export type Device = typeof Device[keyof typeof Device];


export const Device = {
  phone: 'phone',
  tablet: 'tablet',
  desktop: 'desktop',
} as const;
