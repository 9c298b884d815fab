import { expect, test } from 'vitest';
import type { Tag } from '../../../generated/model/index.ts';
import { lookAlikes, mostUsedFirst } from './look-alikes.ts';
import { sampleTag } from './sample-tag.ts';

const tag = (name: string, usageCount = 0) => sampleTag(name, { usageCount, imageCount: usageCount });
const groupsOf = (...names: string[]) =>
  lookAlikes(names.map((name) => tag(name))).map((group) => group.map((one) => one.name));

test.each([
  ['case and diacritics', 'Årets mål', 'ARETS MAL'],
  ['blanks and hyphens', 'Play-off', 'Playoff', 'Play off'],
  ['the English plural', 'Highlight', 'Highlights'],
  ['the Swedish plural', 'Intervju', 'Intervjuer'],
  ['a slip of the pen', 'Presskonferens', 'Preskonferens'],
])('tags that differ in %s look alike', (_what, ...names) => {
  expect(groupsOf(...names, 'Derby')).toEqual([names]);
});

test.each([
  ['U16', 'U18'],
  ['Säsong 2024', 'Säsong 2025'],
  ['Mål', 'Mat'],
  ['Arena', 'Derby'],
  ['🏒', '🥅'],
])('%s and %s do not', (one, other) => {
  expect(groupsOf(one, other)).toEqual([]);
});

test('the most used comes first, in a group and among groups', () => {
  const found = lookAlikes([tag('Intervju', 1), tag('Playoff', 2), tag('Intervjuer', 3), tag('Play-off', 9)]);
  expect(found.map((group) => group.map(({ name }) => name))).toEqual([
    ['Play-off', 'Playoff'],
    ['Intervjuer', 'Intervju'],
  ]);
});

test('groups that share a tag are one', () => {
  expect(groupsOf('Highlight', 'High-light', 'Highlights')).toEqual([['Highlight', 'High-light', 'Highlights']]);
});

test('of equally used ones the one with all its diacritics comes first, then the oldest', () => {
  const from = (year: number, name: string, usageCount = 0): Tag => ({
    ...tag(name, usageCount),
    createdAt: `${year}-01-01T00:00:00Z`,
  });
  const named = (...tags: Tag[]) => mostUsedFirst(tags).map(({ name }) => name);
  expect(named(from(2020, 'Arets mal'), from(2021, 'A\u030Arets mal'), from(2022, 'Årets mål'))).toEqual([
    'Årets mål',
    'A\u030Arets mal',
    'Arets mal',
  ]);
  expect(named(from(2022, 'Årets mål', 1), from(2020, 'Arets mal', 2))).toEqual(['Arets mal', 'Årets mål']);
  expect(named(from(2022, 'Playoff 🏒'), from(2020, 'Play-off'))).toEqual(['Play-off', 'Playoff 🏒']);
});
