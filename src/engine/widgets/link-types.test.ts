import { expect, it } from 'vitest';
import { isOfKind, linkTypeOf, withLinkType } from './link-types.ts';

it('takes the third part of a game tag as its link type, and game where it has two', () => {
  expect(['game.a', 'game.a.report', 'game.a.nonsense'].map((value) => linkTypeOf({ value }))).toEqual([
    'game',
    'report',
    'nonsense',
  ]);
});

it('takes no custom tag for a game', () => {
  expect(['custom.gameday', 'team.game', 'game.a'].map((value) => isOfKind({ value }, 'game'))).toEqual([
    false,
    false,
    true,
  ]);
});

it.each([
  ['game.a', 'report', 'game.a.report'],
  ['game.a.report', 'preview', 'game.a.preview'],
  ['game.a.report', 'game', 'game.a'],
])('%s as %s is %s, and keeps its name', (value, type, next) => {
  expect(withLinkType({ value, name: 'A - B' }, type)).toEqual({ value: next, name: 'A - B' });
});
