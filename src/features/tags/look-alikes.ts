import type { Tag } from '../../../generated/model/index.ts';
import { dice, fold, pairsOf } from '../../engine/values/name-similarity.ts';

/** How alike two names must be to count as the same word written twice, from 0 to 1. */
const LIKE = 0.8;
/** The shortest stem that an ending is taken from; of a shorter word too little is left. */
const STEM = 4;
/** Endings of the plural and of definite forms in Swedish and English, the longest first. */
const ENDINGS = /(erna|arna|orna|er|ar|or|en|et|es|na|n|s)$/;

/**
 * Tags that look like the same one, in groups of two or more: names that differ in case, diacritics, blanks and hyphens, in the plural, or in a letter or two. Within a
 * group they stand as by {@link mostUsedFirst}. Groups come the most used first.
 */
export function lookAlikes(tags: readonly Tag[]): Tag[][] {
  const groups = new Map<Tag, Tag[]>();
  const named = tags.map((tag) => ({ tag, stem: stemOf(tag.name), pairs: pairsOf(fold(tag.name)) }));
  const neighbours = Map.groupBy(named, ({ stem }) => [...stem][0] ?? '');
  for (const near of neighbours.values()) {
    near.forEach((one, index) => {
      for (const other of near.slice(index + 1)) {
        const isSame = one.stem === other.stem && one.stem !== '';
        if (isSame || (isWord(one.stem, other.stem) && dice(one.pairs, other.pairs) >= LIKE))
          join(groups, one.tag, other.tag);
      }
    });
  }
  const whole = [...new Set(groups.values())].map((group) => mostUsedFirst(group));
  return whole.sort((a, b) => uses(b) - uses(a));
}

/** Tags with the most used first, of equally used ones the one with the most letters beyond ASCII, then the oldest: the one that had best stay when they become one. */
export const mostUsedFirst = (tags: readonly Tag[]): Tag[] => tags.toSorted(byUse);

/** How often the tags of a group are used together. */
export const uses = (group: readonly Tag[]): number => group.reduce((sum, { usageCount }) => sum + usageCount, 0);

/** A name as one word without its ending. */
function stemOf(name: string): string {
  const word = fold(name).replaceAll(' ', '');
  const stem = word.replace(ENDINGS, '');
  return stem.length >= STEM ? stem : word;
}

/** Names of the same text but for a number mean different things: `U16` and `U18` are not written twice. */
function isWord(a: string, b: string): boolean {
  const digits = (text: string) => text.replace(/\D/g, '');
  return digits(a) === digits(b) && Math.min(a.length, b.length) >= STEM;
}

function join(groups: Map<Tag, Tag[]>, one: Tag, other: Tag): void {
  const joined = [...new Set([...(groups.get(one) ?? [one]), ...(groups.get(other) ?? [other])])];
  for (const tag of joined) groups.set(tag, joined);
}

function byUse(a: Tag, b: Tag): number {
  return (
    b.usageCount - a.usageCount ||
    strokes(b.name) - strokes(a.name) ||
    (a.createdAt ?? '').localeCompare(b.createdAt ?? '')
  );
}

/** How many letters of a name are beyond ASCII: diacritics are left out by mistake, and never written by mistake. */
const strokes = (name: string): number => name.normalize('NFC').match(/[^\p{ASCII}\P{L}]/gu)?.length ?? 0;
