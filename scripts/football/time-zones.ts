/**
 * The time zone of the kick-off times in a league's files, by the first part of the file's name (`de` of `de.1.json`). A league that
 * spans several zones writes all its times in one, which its clubs' usual kick-offs tell: Major League Soccer in New York's (Denver
 * plays at 21:30, Seattle at 22:30), the A-League in Sydney's (Perth at 21:45, Wellington at 15:00), Mexico in the capital's, Brazil
 * and the Copa Libertadores in Brasília's, the Champions League in Central Europe's.
 */
const byLeague: Readonly<Record<string, string>> = {
  ar: 'America/Argentina/Buenos_Aires',
  at: 'Europe/Vienna',
  au: 'Australia/Sydney',
  be: 'Europe/Brussels',
  br: 'America/Sao_Paulo',
  ch: 'Europe/Zurich',
  cn: 'Asia/Shanghai',
  co: 'America/Bogota',
  copa: 'America/Sao_Paulo',
  cz: 'Europe/Prague',
  de: 'Europe/Berlin',
  dz: 'Africa/Algiers',
  eg: 'Africa/Cairo',
  en: 'Europe/London',
  es: 'Europe/Madrid',
  fr: 'Europe/Paris',
  gr: 'Europe/Athens',
  hu: 'Europe/Budapest',
  it: 'Europe/Rome',
  jp: 'Asia/Tokyo',
  ma: 'Africa/Casablanca',
  mls: 'America/New_York',
  mx: 'America/Mexico_City',
  nl: 'Europe/Amsterdam',
  pt: 'Europe/Lisbon',
  ro: 'Europe/Bucharest',
  ru: 'Europe/Moscow',
  sco: 'Europe/London',
  se: 'Europe/Stockholm',
  tr: 'Europe/Istanbul',
  uefa: 'Europe/Paris',
};

/** The time zone of a league's kick-off times; undefined for a league that is not known. @param league first part of the file's name */
export function timeZoneOf(league: string): string | undefined {
  return byLeague[league];
}

/** Whether this machine knows a time zone by the name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

const day = 24 * 60 * 60 * 1000;

/**
 * The moment at which clocks in `timeZone` show `date` (`2025-03-30`) and `time` (`18:30`). Of an hour that comes twice the first is
 * meant; a time that daylight saving skips is counted with the clock of before.
 */
export function instantOf(date: string, time: string, timeZone: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const before = wall - offsetAt(wall - day, timeZone);
  const after = wall - offsetAt(wall + day, timeZone);
  const fits = (instant: number) => instant + offsetAt(instant, timeZone) === wall;
  return new Date([before, after].find(fits) ?? before);
}

/** The day (`2025-03-30`) that it is in `timeZone` at a moment, given in milliseconds. */
export function dayIn(timeZone: string, instant: number): string {
  return new Date(instant + offsetAt(instant, timeZone)).toISOString().slice(0, 10);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** How far the clocks of `timeZone` are ahead of UTC at a moment, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const clock = clocks.get(timeZone) ?? newClock(timeZone);
  const parts = new Map(clock.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const shown = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'));
  return shown - Math.floor(instant / 1000) * 1000;
}

function newClock(timeZone: string): Intl.DateTimeFormat {
  const clock = new Intl.DateTimeFormat('en', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  clocks.set(timeZone, clock);
  return clock;
}
