/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Language of the title; `display` is shown when no other fits.
 */
export type TitleLanguage = typeof TitleLanguage[keyof typeof TitleLanguage];


export const TitleLanguage = {
  sv: 'sv',
  en: 'en',
  no: 'no',
  display: 'display',
} as const;
