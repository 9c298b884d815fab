import type { Name } from '../contract.ts';
import { DuplicateError } from '../errors.ts';

/** Languages in the order in which a name is shown: the one meant for it comes first. */
const shownFirst: readonly Name['language'][] = ['display', 'sv', 'en', 'no'];

/**
 * Names as they are kept: without surrounding blanks, empty ones left out. `field` is the input's property; throws
 * `DuplicateError` for a language twice.
 */
export function writtenNames(field: string, names: readonly Name[]): Name[] {
  const seen = new Set<string>();
  names.forEach(({ language }, index) => {
    if (seen.has(language)) throw new DuplicateError(`${field}.${index}.language`, language);
    seen.add(language);
  });
  return names
    .map(({ language, translation }) => ({ language, translation: translation.trim() }))
    .filter(({ translation }) => translation !== '');
}

/** The names themselves, in whatever language. */
export function translations(names: readonly Name[]): string[] {
  return names.map(({ translation }) => translation);
}

/** The name to show where only one fits: that of the first language that has one, else `fallback`. */
export function displayNameOf(names: readonly Name[], fallback: string): string {
  const found = shownFirst.map((wanted) => names.find(({ language }) => language === wanted)?.translation);
  return found.find((name) => name !== undefined && name !== '') ?? fallback;
}
