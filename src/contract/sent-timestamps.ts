import { moments } from '../../generated/moments.ts';

/** A property or parameter that the contract has as a moment: a text that only looks like one stays as it was typed. */
const NAME = `(?:${moments.join('|')})`;
/** A moment in UTC as the service writes it, to the second and, where it has some, its parts. */
const MOMENT = String.raw`(\d{4}-\d\d-\d\dT\d\d(?::|%3A)\d\d(?::|%3A)\d\d)(?:\.\d{1,9})?Z`;
/** One that is a property of a JSON document; quotes in a text are escaped there, so that a part of one is none. */
const IN_BODY = new RegExp(`("${NAME}":")${MOMENT}"`, 'g');
/** One that is a parameter of an address. */
const IN_ADDRESS = new RegExp(`([?&]${NAME}=)${MOMENT}(?=&|$)`, 'g');

/**
 * A JSON body with every moment as the specification sends it (§9): without milliseconds and with the suffix +0000, also
 * one that goes back as it came.
 */
export function withSentTimestamps(body: string): string {
  return body.replace(IN_BODY, '$1$2+0000"');
}

/** The same for the parameters of an address, where a plus is written %2B. */
export function addressWithSentTimestamps(url: string): string {
  return url.replace(IN_ADDRESS, '$1$2%2B0000');
}
