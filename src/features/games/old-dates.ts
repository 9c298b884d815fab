import { datesIn, timesIn } from '../../engine/values/figures.ts';

/** More sentences of one text than these say nothing more. */
const MOST = 3;

/** The sentences of a text that tell the day or the time at which a game was to start, in the zone of the site. */
export function oldDates(text: string, start: string, timeZone: string): string[] {
  const [day = '', time = ''] = new Date(start).toLocaleString('sv-SE', { timeZone }).split(' ');
  const isTold = (sentence: string): boolean =>
    datesIn(sentence).includes(day.slice(5)) || timesIn(sentence).includes(time.slice(0, 5));
  return text
    .split(/\n+|(?<=[.!?…])\s+(?=\p{Lu})/u)
    .map((sentence) => sentence.trim())
    .filter(isTold)
    .slice(0, MOST);
}
