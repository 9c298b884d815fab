import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import { rowChanges } from './row-changes.ts';

const field: FieldDefinition = { field: 'rows', label: { en: '', sv: '' }, widget: 'ordered-list' };
const told = (before: readonly unknown[], after: readonly unknown[]) =>
  rowChanges(field, before, after).map(({ kind, key }) => `${kind} ${key}`);

it('tells which rows were added, removed, changed and moved', () => {
  const row = (id: string, name: string) => ({ id, name });
  const before = [row('1', 'a'), row('2', 'b'), row('3', 'c'), row('4', 'd')];
  const after = [row('4', 'd'), row('1', 'a'), row('3', 'cc'), row('5', 'e')];
  expect(told(before, after)).toEqual(['removed id:2', 'changed id:3', 'added id:5', 'moved id:4']);
});

it('tells nothing of rows that stand where they stood', () => {
  expect(told(['a', 'b', 'c'], ['a', 'c'])).toEqual(['removed ="b"']);
  expect(told(['a', 'b'], ['a', 'b'])).toEqual([]);
  expect(told(['a', 'b', 'c', 'd'], ['b', 'c', 'd', 'a'])).toEqual(['moved ="a"']);
});
