import { describe, expect, it } from 'vitest';
import { sampleLayout, sampleSection, shapeOf } from '../model/sample-layout.ts';
import { moveRow, placeBehind, rowsOf } from './outline-rows.ts';

const layout = sampleLayout({ top: [sampleSection('a'), sampleSection('b')], main: [sampleSection('c')], bottom: [] });
// Rows: 0 top, 1 a, 2 b, 3 main, 4 c, 5 bottom.
const moved = (from: number, to: number) => shapeOf(moveRow(layout, from, to));

describe('a row moved to the place of another', () => {
  it('within its group', () => expect(moved(1, 2)).toBe('top: b a; main: c; bottom:'));
  it('down into the next group, and to its end', () => {
    expect(moved(2, 3)).toBe('top: a; main: b c; bottom:');
    expect(moved(1, 5)).toBe('top: b; main: c; bottom: a');
  });
  it('up into the group above', () => expect(moved(4, 1)).toBe('top: c a b; main:; bottom:'));
  it('never above the first group', () => expect(moved(4, 0)).toBe('top: c a b; main:; bottom:'));
  it('a group takes its sections along', () => {
    expect(moved(3, 0)).toBe('main: c; top: a b; bottom:');
    expect(moved(0, 1)).toBe('main: c; top: a b; bottom:');
    expect(moved(0, 5)).toBe('main: c; bottom:; top: a b');
  });
});

it('a new section goes behind the row that is open, else to the end', () => {
  const rows = rowsOf(layout);
  expect(placeBehind(rows, 'a')).toEqual({ groupId: 'top', index: 1 });
  expect(placeBehind(rows, 'main')).toEqual({ groupId: 'main', index: 0 });
  expect(placeBehind(rows, undefined)).toEqual({ groupId: 'bottom', index: 0 });
});
