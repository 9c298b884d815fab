/** The day of a moment as people say it: "Fri 27 Nov". */
export function weekdayOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(iso));
}
