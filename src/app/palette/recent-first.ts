import { holdWords } from './mark-words.ts';
import type { PaletteEntry, PaletteGroup } from './palette-entry.ts';

/** How many recent things go before what is found. */
const MOST = 3;

/** The id of the group of what was open lately. */
export const RECENT = 'recent';

/** What was found, after those recent things that hold every word: each stands there once. */
export function recentFirst(
  recent: readonly PaletteGroup[],
  found: readonly PaletteGroup[],
  words: readonly string[],
): PaletteGroup[] {
  const first = recent.flatMap((group) => {
    const entries = group.entries.filter(({ title, second = '' }) => holdWords([title, second], words)).slice(0, MOST);
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
  const known = new Set(first.flatMap(({ entries }) => entries.map(({ href }) => href)));
  const others = found.flatMap((group) => {
    const entries = group.entries.filter(({ href }) => !known.has(href));
    return entries.length === 0 ? [] : [{ ...group, entries }];
  });
  return [...first, ...others];
}

/** The group whose kind alone Tab looks for: that of an entry; beside a recent thing the first of what was found. */
export function narrowedTo(
  groups: readonly PaletteGroup[],
  active: PaletteEntry | undefined,
): PaletteGroup | undefined {
  const own = groups.find(({ entries }) => entries.some(({ id }) => id === active?.id));
  const group = own?.id === RECENT ? groups.find(({ kind }) => kind !== undefined) : own;
  return group?.kind === undefined ? undefined : group;
}
