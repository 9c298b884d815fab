/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Language of the name; `display` is shown when no other fits.
 */
export type NameLanguage = typeof NameLanguage[keyof typeof NameLanguage];


export const NameLanguage = {
  sv: 'sv',
  en: 'en',
  no: 'no',
  display: 'display',
} as const;
