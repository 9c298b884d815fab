import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { forgetKeptLists, useKeptList } from './kept-list.ts';

function Groups({ name }: { name: string }) {
  const { values, write } = useKeptList(name);
  return (
    <button type="button" onClick={() => write([...values, 'sports'])}>
      {values.join(' ') || 'none'}
    </button>
  );
}

beforeEach(() => {
  localStorage.clear();
  forgetKeptLists();
});

it('keeps a list in the browser, for every place that shows it and for the next visit', () => {
  render(
    <>
      <Groups name="folded/alva" />
      <Groups name="folded/alva" />
      <Groups name="folded/bo" />
    </>,
  );
  act(() => screen.getAllByRole('button')[0]?.click());
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['sports', 'sports', 'none']);
  expect(localStorage.getItem('folded/alva')).toBe('["sports"]');
});

it('is empty where the storage holds nonsense', () => {
  localStorage.setItem('folded/alva', '{"a":1}');
  render(<Groups name="folded/alva" />);
  expect(screen.getByRole('button').textContent).toBe('none');
});
