/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Language of the public site, in which its articles are written unless they say otherwise.
 */
export type SiteLanguage = typeof SiteLanguage[keyof typeof SiteLanguage];


export const SiteLanguage = {
  en: 'en',
  sv: 'sv',
} as const;
