/** No day or moment of the contract has a later year; the patterns of `Day` and `Instant` say the same. */
export const lastYear = 2999;

/** A moment of the contract in milliseconds; parts of a second are not kept. NaN for a text that is none. */
export function momentOf(text: string): number {
  return Math.floor(Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) / 1000) * 1000;
}

/** Whether what has both a beginning and an end ends after it begins: the one rule for console and service. */
export function endsInOrder(from: string | null | undefined, until: string | null | undefined): boolean {
  return !from || !until || !(momentOf(until) <= momentOf(from));
}
