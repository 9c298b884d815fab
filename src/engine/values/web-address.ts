import { tidyEntry } from './tidy-text.ts';

/**
 * The address with `http://` in front where it has no scheme; an empty text stays empty (specification §5). A colon
 * before a digit is a port's, any other a scheme's, also one that the rule refuses.
 */
export function withScheme(address: string): string {
  return address === '' || /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(address) ? address : `http://${address}`;
}

/** The address without slashes at its end (specification §5). */
export function withoutTrailingSlashes(address: string): string {
  return address.replace(/\/+$/, '');
}

/** Whether a value holds white space, which no address can (specification §5). */
export function hasSpaces(value: string): boolean {
  return /\s/.test(value.trim());
}

/**
 * An address as it is kept once it is written: with a scheme, without slashes at its end. One with spaces is left for
 * the rule to refuse (specification §5).
 */
export function tidyAddress(written: string): string {
  const address = tidyEntry(written);
  return hasSpaces(address) ? address : withScheme(withoutTrailingSlashes(address));
}
