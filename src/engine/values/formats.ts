/**
 * The forms that some texts must have, as patterns. The widgets' table (forms/widgets.json) holds the same ones, for the rules that are compiled; a test
 * compares them.
 */

/** An e-mail address; an empty text passes. */
export const EMAIL = String.raw`^$|^[^\s@]+@[^\s@]+\.[^\s@]+$`;

/** A telephone number; an empty text passes. */
export const PHONE = String.raw`^$|^\+?[0-9 ()./-]{3,30}$`;

/** A shape, width by height as in 16:9; the contract's own pattern. */
export const RATIO = String.raw`^[1-9]\d{0,3}:[1-9]\d{0,3}$`;

/** Whether a text has the form that a pattern asks for. */
export function hasForm(pattern: string, text: string): boolean {
  return new RegExp(pattern, 'u').test(text);
}
