/**
 * An address, an account or a number without what nobody sees: marks of direction that come with what is pasted from an
 * address book, zero-width blanks, blanks around it. None of them can be part of it.
 */
export function tidyEntry(written: string): string {
  return written.replace(/\p{Cf}/gu, '').trim();
}

/** A telephone number as `tidyEntry` has it, with plain digits, hyphens and blanks. */
export function tidyNumber(written: string): string {
  return tidyEntry(written.normalize('NFKC').replace(/[\p{Pd}\u2212]/gu, '-')).replace(/\s+/g, ' ');
}
