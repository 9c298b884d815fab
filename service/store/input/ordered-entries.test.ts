import { expect, test } from 'vitest';
import { ConflictError } from '../errors.ts';
import { inOrder, refuseRepeated } from './ordered-entries.ts';

const entry = (name: string, sortOrder?: number): { name: string; sortOrder?: number } => ({
  name,
  ...(sortOrder !== undefined && { sortOrder }),
});
const names = (entries: readonly ReturnType<typeof entry>[]) => inOrder(entries).map(({ name }) => name);

test('entries go by the place that they ask for, else by the one that they have', () => {
  expect(names([entry('a', 2), entry('b', 0), entry('c', 1)])).toEqual(['b', 'c', 'a']);
  expect(names([entry('a'), entry('b'), entry('c', 0)])).toEqual(['a', 'c', 'b']);
  expect(names([entry('a'), entry('b'), entry('c')])).toEqual(['a', 'b', 'c']);
});

test('entries of the same place stay as they came', () => {
  expect(names([entry('a', 1), entry('b', 1), entry('c', 0), entry('d', 1)])).toEqual(['c', 'a', 'b', 'd']);
});

test('the second one of the same text is refused at its place', () => {
  const path = (place: number) => `links.${place}.url`;
  expect(() => refuseRepeated(['a', 'b', 'A'], path)).not.toThrow();
  expect(() => refuseRepeated(['a', 'b', 'a'], path)).toThrow(ConflictError);
  expect(() => refuseRepeated(['a', 'b', 'a'], path)).toThrow(
    expect.objectContaining({ code: 'repeated', paths: ['links.2.url'] }),
  );
});
