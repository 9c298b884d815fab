import { expect, test } from 'vitest';
import { diffMenus } from '../publish/diff-menus.ts';
import { drawn, leaf, menu } from '../publish/sample-menus.ts';
import { countTwins, emptyGroup, opened, withStored } from './opened.ts';

test('what a publish that ended half way left in two groups stands where it was published last', () => {
  const half = menu({ footer: [leaf('x', leaf('y')), leaf('b')], main: [leaf('a'), leaf('x', leaf('y'))] }).map(
    (group) => ({
      ...group,
      lastModified: group.identifier === 'main' ? '2026-11-22T10:00:00Z' : '2026-11-20T10:00:00Z',
    }),
  );
  expect(countTwins(half)).toBe(2);
  expect(drawn(opened(half))).toBe('main: a x(y) | footer: b');
  expect(diffMenus(half, opened(half)).groups.map(({ name }) => name)).toEqual(['footer']);
});

test('More stands last in main, and the groups stand in their order', () => {
  const stored = menu({ footer: [], main: [{ ...leaf('m'), title: 'Mer', locked: true }, leaf('a')] });
  expect(drawn(opened(stored))).toBe('main: a m=Mer | footer:');
  expect(countTwins(stored)).toBe(0);
});

test('a state takes over versions and groups that it did not know, and keeps what is in it', () => {
  const state = menu({ main: [leaf('mine')] });
  const stored = menu({ main: [leaf('theirs')], footer: [leaf('f')] }, 9);
  const next = withStored([...state, emptyGroup(state, 'unassigned', 'Extra')], stored);
  expect(drawn(next)).toBe('main: mine | footer: f | unassigned:');
  expect(next.map(({ version }) => version)).toEqual([9, 9, 1]);
});
