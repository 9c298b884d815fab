import { expect, test } from 'vitest';
import type { Tag } from '../../../generated/model/index.ts';
import { lookAlikes } from './look-alikes.ts';

const tag = (name: string, usageCount = 0): Tag => ({
  value: `custom.${name}`,
  name,
  titles: [{ language: 'display', translation: name }],
  active: true,
  siteTag: true,
  instanceId: 'frost1_frost',
  resourceType: 'custom',
  linkType: null,
  detail: null,
  usageCount,
  imageCount: usageCount,
  videoCount: 0,
  createdAt: null,
  createdBy: null,
  lastModified: null,
});
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
