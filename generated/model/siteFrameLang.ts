/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The language of its own words.
 */
export type SiteFrameLang = typeof SiteFrameLang[keyof typeof SiteFrameLang];


export const SiteFrameLang = {
  en: 'en',
  sv: 'sv',
} as const;
