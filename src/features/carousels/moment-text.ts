import { formatDateTime } from '../../engine/values/date-time.ts';

const HOUR = 60 * 60 * 1000;

/** The time of a moment's clock on the wall: what it reads, whatever it is set to. */
const wallOf = (moment: number): string => formatDateTime(new Date(moment).toISOString());

/**
 * A moment in the user's time zone as `yyyy-MM-dd HH:mm`, with the offset where the clock reads that twice, because summer time ends:
 * milliseconds since the epoch.
 */
export function momentText(moment: number): string {
  const isTwice = [moment - HOUR, moment + HOUR].some((other) => wallOf(other) === wallOf(moment));
  return isTwice ? `${wallOf(moment)} ${offsetOf(new Date(moment))}` : wallOf(moment);
}

/** The moment of a clock's reading so many days later. */
export function daysLater(moment: number, days: number): number {
  const date = new Date(moment);
  date.setDate(date.getDate() + days);
  return date.getTime();
}

function offsetOf(date: Date): string {
  const minutes = -date.getTimezoneOffset();
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `GMT${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
}
