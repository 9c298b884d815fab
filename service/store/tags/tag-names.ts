import { searchText } from '../lists/search-text.ts';

/** The most characters of a slug; a longer name is cut, and its number keeps it apart. */
const longestSlug = 60;

/**
 * The slug of a name: its letters and digits in any script, without case and marks, divided by hyphens; `tag` for a
 * name of neither, such as one of emoji.
 */
export function slugOf(name: string): string {
  const letters = searchText(name)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return [...letters.replace(/^-+/, '')].slice(0, longestSlug).join('').replace(/-+$/, '') || 'tag';
}

/** The value of a new tag: its slug, with the first number from 2 on that is free where another tag has it. */
export function freeValue(name: string, taken: ReadonlySet<string>): string {
  const value = `custom.${slugOf(name)}`;
  let free = value;
  for (let number = 2; taken.has(free); number += 1) free = `${value}-${number}`;
  return free;
}
