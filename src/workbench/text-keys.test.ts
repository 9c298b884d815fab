import { expect, test } from 'vitest';
import { breakLine, findNext, indent, lineOf, lineRange, type TextChange } from './text-keys.ts';

/** A text with its selection between two bars, as in `{ a|b|c }`. */
function marked(text: string): [string, number, number] {
  const [before = '', selected = '', after = ''] = text.split('|');
  return [before + selected + after, before.length, before.length + selected.length];
}

function applied(text: string, change: TextChange | undefined): string | undefined {
  if (!change) return undefined;
  const next = text.slice(0, change.start) + change.insert + text.slice(change.end);
  const [from, to] = change.selection;
  return `${next.slice(0, from)}|${next.slice(from, to)}|${next.slice(to)}`;
}

test.each([
  ['{||}', false, '{  ||}'],
  ['  "a|": 1,\n  "b|": 2', false, '    "a|": 1,\n    "b|": 2'],
  ['|  "a": 1,\n|  "b": 2', false, '  |  "a": 1,\n|  "b": 2'],
  ['    "a||": 1', true, '  "a||": 1'],
  ['|  a\nb|', true, '|a\nb|'],
])('Tab in %j (back: %s)', (text, isBack, expected) => {
  const [plain, start, end] = marked(text);
  expect(applied(plain, indent(plain, start, end, isBack))).toBe(expected);
});

test('Shift+Tab at the margin does nothing', () => {
  expect(indent('a', 0, 0, true)).toBeUndefined();
});

test.each([
  ['  "a": 1,||', '  "a": 1,\n  ||'],
  ['  "a": {||', '  "a": {\n    ||'],
  ['  "a": {||}', '  "a": {\n    ||\n  }'],
])('Enter in %j', (text, expected) => {
  const [plain, start, end] = marked(text);
  expect(applied(plain, breakLine(plain, start, end))).toBe(expected);
});

test('lines are told by their offsets, and offsets by their lines', () => {
  expect(lineRange('ab\ncd\nef', 2)).toEqual([3, 5]);
  expect(lineRange('ab\ncd\nef', 9)).toEqual([6, 8]);
  expect(lineOf('ab\ncd', 3)).toBe(2);
});

test('a search goes on from the beginning, and finds any letter case', () => {
  expect(findNext('Alpha beta', 'ALPHA', 0)).toBe(0);
  expect(findNext('Alpha beta', 'alpha', 3)).toBe(0);
  expect(findNext('Alpha', 'x', 0)).toBeUndefined();
});
