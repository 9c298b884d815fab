/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Light or dark, or as the visitor has it.
 */
export type LayoutSettingsTheme = typeof LayoutSettingsTheme[keyof typeof LayoutSettingsTheme];


export const LayoutSettingsTheme = {
  site: 'site',
  light: 'light',
  dark: 'dark',
} as const;
