import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { textAt } from '../../values/values.ts';
import { useSelection } from './use-selection.ts';

const idOf = (row: object) => textAt(row, 'id');
const rows = ['a', 'b', 'c', 'd'].map((id) => ({ id }));
const next = ['e', 'f'].map((id) => ({ id }));

function select() {
  const { result, rerender } = renderHook(({ rows, scope }) => useSelection(rows, idOf, scope, 120), {
    initialProps: { rows, scope: '' },
  });
  const row = (id: string) => [...rows, ...next].find((one) => one.id === id) ?? {};
  return {
    result,
    rerender,
    toggle: (id: string, isRange = false) => act(() => result.current.table.onToggle(row(id), isRange)),
    toggleAll: () => act(() => result.current.table.onToggleAll()),
    isSelected: (id: string) => result.current.table.isSelected(row(id)),
  };
}

it('chooses rows one by one, as a range, and all of the page', () => {
  const { result, toggle, toggleAll } = select();
  toggle('b');
  expect([result.current.count, result.current.table.state]).toEqual([1, 'some']);
  toggle('d', true);
  expect([result.current.count, result.current.table.state]).toEqual([3, 'some']);
  toggleAll();
  expect([result.current.count, result.current.table.state]).toEqual([4, 'all']);
  toggleAll();
  expect([result.current.count, result.current.table.state]).toEqual([0, 'none']);
});

it('outlives turning the page, and ends with another search', () => {
  const { result, rerender, toggle } = select();
  toggle('a');
  rerender({ rows: next, scope: '' });
  toggle('f');
  expect([result.current.count, result.current.table.state]).toEqual([2, 'some']);
  rerender({ rows, scope: 'search=x' });
  expect([result.current.count, result.current.table.state]).toEqual([0, 'none']);
});

it('chooses all that match, whatever page they are on, but for those taken out', () => {
  const { result, rerender, toggle, isSelected } = select();
  act(() => result.current.chooseAll());
  expect([result.current.count, result.current.table.state]).toEqual([120, 'all']);
  toggle('c');
  expect([result.current.count, result.current.table.state]).toEqual([119, 'some']);
  rerender({ rows: next, scope: '' });
  expect(isSelected('f')).toBe(true);
  act(() => result.current.clear());
  expect(result.current.count).toBe(0);
});
