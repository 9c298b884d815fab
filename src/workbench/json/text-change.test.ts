import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { changeBetween } from './text-change.ts';

it.each([
  ['{"a": 1}', '{"a": 12}', { from: 7, to: 7, insert: '2' }],
  ['aaa', 'aa', { from: 2, to: 3, insert: '' }],
  ['', 'new', { from: 0, to: 0, insert: 'new' }],
  ['same', 'same', undefined],
])('what makes %j into %j is the part between, so that a cursor elsewhere stays', (before, after, change) => {
  const found = changeBetween(before, after);
  expect(found).toEqual(change);
  const { state } = EditorState.create({ doc: before }).update(found ? { changes: found } : {});
  expect(state.doc.toString()).toBe(after);
});
