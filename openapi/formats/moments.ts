/** No day or moment of the contract has a later year; the patterns of `Day` and `Instant` say the same. */
export const lastYear = 2999;

/** A moment of the contract in milliseconds; parts of a second are not kept. NaN for a text that is none. */
export function momentOf(text: string): number {
  return Math.floor(Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) / 1000) * 1000;
}

/** From the first year of those patterns to the end of the last one. */
const [first, end] = [Date.UTC(1000, 0), Date.UTC(lastYear + 1, 0)];

/**
 * Whether a moment can be written again in UTC as the contract writes it: with its offset, the first and the last hours of
 * these years lie outside of them. A leap second is none that a clock here knows.
 */
export function isWritableMoment(text: string): boolean {
  const moment = momentOf(text);
  return moment >= first && moment < end;
}

/** Whether what has both a beginning and an end ends after it begins: the one rule for console and service. */
export function endsInOrder(from: string | null | undefined, until: string | null | undefined): boolean {
  return !from || !until || !(momentOf(until) <= momentOf(from));
}
