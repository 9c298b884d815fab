/** What is never seen by itself: marks that turn or join what stands beside them, and blanks that are taken for letters. A soft hyphen breaks long words. */
export const UNSEEN =
  /(?!\u00ad)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\u{13441}\u{1d159}]/u;

/** A character as Unicode names its place: `U+202E`. */
export const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** A text with the codes of what nobody would see of it: a mark that turns letters round would turn what is said of it. */
export const withCodes = (text: string): string =>
  text.replace(new RegExp(`(?![\\n\\t])${UNSEEN.source}`, 'gu'), (character) => `[${codeOf(character)}]`);
