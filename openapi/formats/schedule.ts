/** A moment of the contract in milliseconds since the epoch; parts of a second are not kept. */
export function momentOf(text: string): number {
  return Math.floor(Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2')) / 1000) * 1000;
}

/** Whether something ends before it begins, or just then, for console and service alike; what has only one of the two does not. */
export function endsTooEarly(from: string | null | undefined, until: string | null | undefined): boolean {
  return Boolean(from && until && momentOf(until) <= momentOf(from));
}
