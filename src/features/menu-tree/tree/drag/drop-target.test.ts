import { expect, it } from 'vitest';
import { sampleMenu } from '../../model/sample-menu.ts';
import { rowsOf } from '../rows.ts';
import { targetAt } from './drop-target.ts';

const menu = sampleMenu();
const rows = rowsOf(menu, { isOpen: () => true, matches: undefined });
const rowOf = (id: string): number => rows.findIndex((row) => row.id === id);

/** Where an item of level `from` lands that is dragged to a part of a row and some levels sideways. */
function land(id: string, part: number, from = 1, levels = 0, shown = rows): string | undefined {
  const target = targetAt(shown, { y: shown.findIndex((row) => row.id === id) + part, levels, from });
  if (!target) return undefined;
  const { groupId, parentId, index } = target.place;
  return `${target.kind} ${parentId ?? groupId} ${index} level ${target.level}`;
}

it('puts it in the row whose middle is pointed at', () => {
  expect(land('men', 0.5)).toBe('inside men 0 level 3');
  expect(land('teams', 0.5)).toBe('inside teams 2 level 2');
  expect(land('footer', 0.5)).toBe('inside footer 1 level 1');
  expect(land('unassigned/empty', 0.1)).toBe('inside unassigned 0 level 1');
  expect(land('unassigned', 0.9)).toBe('inside unassigned 0 level 1');
});

it('puts it in the gap that an edge is nearest to', () => {
  expect(land('news', 0.1)).toBe('gap main 0 level 1');
  expect(land('news', 0.9)).toBe('gap main 1 level 1');
  expect(land('main', 0.9)).toBe('gap main 0 level 1');
  expect(land('teams', 0.9)).toBe('gap teams 0 level 2');
  expect(land('secondary', 0.1, 2)).toBe('gap more 1 level 2');
});

it('lets the way to the side choose the level where there are several', () => {
  expect(land('fixtures', 0.9, 3)).toBe('gap women 2 level 3');
  expect(land('fixtures', 0.9, 3, -1)).toBe('gap teams 2 level 2');
  expect(land('fixtures', 0.9, 3, -2)).toBe('gap main 2 level 1');
  expect(land('fixtures', 0.9, 3, -9)).toBe('gap main 2 level 1');
  expect(land('men', 0.1, 2, -5)).toBe('gap teams 0 level 2');
});

it('goes under the row above only by a clear move to the right', () => {
  expect(land('news', 0.9, 3)).toBe('gap main 1 level 1');
  expect(land('news', 0.9, 1, 0.6)).toBe('gap main 1 level 1');
  expect(land('news', 0.9, 1, 1.2)).toBe('gap news 0 level 2');
  expect(land('press', 0.9, 1, 9)).toBe('gap press 0 level 3');
});

it('never puts anything after More in main', () => {
  expect(land('secondary', 0.1, 1)).toBe('gap main 3 level 1');
  expect(targetAt(rows, { y: rowOf('secondary') + 0.1, levels: 0, from: 1 })?.row).toBe(rowOf('more'));
  expect(land('main', 0.5)).toBe('inside main 3 level 1');
});

it('names places among all items while a search hides some', () => {
  const found = new Set(['shop', 'fixtures']);
  const matches = { found, above: new Set(['main', 'teams', 'women', 'secondary']) };
  const shown = rowsOf(menu, { isOpen: () => true, matches });
  expect(land('shop', 0.9, 1, 0, shown)).toBe('gap secondary 2 level 1');
  expect(land('fixtures', 0.1, 3, 0, shown)).toBe('gap women 1 level 3');
});

it('takes the ends of the tree for what is beyond them, and nothing for no rows', () => {
  expect(targetAt(rows, { y: -3, levels: 0, from: 1 })?.place).toMatchObject({ groupId: 'main', index: 3 });
  expect(targetAt(rows, { y: 99, levels: 0, from: 1 })?.place.groupId).toBe('unassigned');
  expect(targetAt([], { y: 0, levels: 0, from: 1 })).toBeUndefined();
});
