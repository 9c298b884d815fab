import type { SiteFrame } from './page-data.ts';

type Clock = Pick<SiteFrame, 'lang' | 'timeZone' | 'now'>;

const locales = { en: 'en-GB', sv: 'sv-SE' } as const;
const known = new Map<string, Intl.DateTimeFormat>();

function formatted(clock: Clock, moment: string, options: Intl.DateTimeFormatOptions): string {
  const key = `${clock.lang} ${clock.timeZone} ${JSON.stringify(options)}`;
  let format = known.get(key);
  if (!format) {
    format = new Intl.DateTimeFormat(locales[clock.lang], { ...options, timeZone: clock.timeZone });
    known.set(key, format);
  }
  return format.format(new Date(moment));
}

/** The day of a moment where the site is, as `2026-11-27`: the same for two moments of one day. */
export function dayOf(clock: Clock, moment: string): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: clock.timeZone }).format(new Date(moment));
}

/** `Fri 27 Nov`. */
export const shortDay = (clock: Clock, moment: string) =>
  formatted(clock, moment, { weekday: 'short', day: 'numeric', month: 'short' });

/** `Friday 27 November`, with the year where it is another than the present one. */
export function longDay(clock: Clock, moment: string): string {
  const isThisYear = dayOf(clock, moment).slice(0, 4) === dayOf(clock, clock.now).slice(0, 4);
  return formatted(clock, moment, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  });
}

/** `27 November 2026`. */
export const wholeDate = (clock: Clock, moment: string) =>
  formatted(clock, moment, { day: 'numeric', month: 'long', year: 'numeric' });

/** `27 November 2026 at 19:00`. */
export const wholeMoment = (clock: Clock, moment: string) =>
  formatted(clock, moment, { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit' });

/** `19:00`. */
export const timeOfDay = (clock: Clock, moment: string) =>
  formatted(clock, moment, { hour: '2-digit', minute: '2-digit' });
