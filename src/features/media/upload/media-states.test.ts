import { expect, test } from 'vitest';
import { mediaStates, saysSomething } from './media-states.ts';

test('nothing typed', () => {
  expect(mediaStates({}, false)).toEqual({ isUploaded: false, isPartiallyFilled: false, isComplete: false });
  expect(mediaStates({ name: '  ', tags: [], categories: [], description: 'null' }, true)).toEqual({
    isUploaded: true,
    isPartiallyFilled: false,
    isComplete: false,
  });
});

test.each([
  ['name', 'Goal'],
  ['categoryId', 2],
  ['categories', [{ id: 2 }]],
  ['photographer', 'Kim Ek'],
  ['description', 'A goal'],
  ['legal', 'Free'],
  ['focalPoint', { fpx: 0.2, fpy: 0.5 }],
])('%s alone fills partially', (name, value) => {
  expect(mediaStates({ [name]: value }, true)).toMatchObject({ isPartiallyFilled: true, isComplete: name === 'name' });
});

test('tags and privacy do not count as filled', () => {
  expect(mediaStates({ tags: [{ value: 'custom.a' }], isPrivate: true }, true).isPartiallyFilled).toBe(false);
});

test('what can be applied to all', () => {
  expect([true, 'a', 2, [1]].map(saysSomething)).toEqual([true, true, true, true]);
  expect([false, '', ' ', undefined, null, []].map(saysSomething)).toEqual([false, false, false, false, false, false]);
});
