/** Languages in which files name countries, months and days: those of the console first, then those that rosters come in. */
export const fileLanguages = ['en', 'sv', 'nb', 'da', 'fi', 'de', 'cs', 'sk', 'ru'] as const;
