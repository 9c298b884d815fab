const two = (value: number): string => String(value).padStart(2, '0');

/** The time of day of a moment in the user's time zone, `HH:mm`. */
export function timeOf(iso: string): string {
  const date = new Date(iso);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The day of a moment as people say it: "Fri 27 Nov". */
export function weekdayOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(language === 'sv' ? 'sv-SE' : 'en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
  }).format(new Date(iso));
}
