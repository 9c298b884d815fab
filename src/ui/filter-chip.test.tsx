import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { FilterChip } from './filter-chip.tsx';

afterEach(cleanup);

const options = [
  { value: 'en', label: 'Elite North' },
  { value: 'd1', label: 'Division 1' },
];

function Filter({ isSearchable = false }) {
  const [value, setValue] = useState<string | null>(null);
  return <FilterChip label="Series" options={options} value={value} onChange={setValue} isSearchable={isSearchable} />;
}

test('a filter is chosen in its popover, says its value, and is taken off', async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Series' }));
  await userEvent.click(screen.getByRole('option', { name: 'Division 1' }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  expect(screen.getByRole('button', { name: 'Series: Division 1. Change filter' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Clear the filter Series' }));
  expect(screen.getByRole('button', { name: 'Filter by Series' })).toBeTruthy();
});

test('choosing what is chosen takes the filter off', async () => {
  render(<Filter />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Series' }));
  await userEvent.click(screen.getByRole('option', { name: 'Elite North' }));
  await userEvent.click(await screen.findByRole('button', { name: /Change filter/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Elite North' }));
  expect(await screen.findByRole('button', { name: 'Filter by Series' })).toBeTruthy();
});

test('a long list is searched without leaving the search box', async () => {
  render(<Filter isSearchable />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Series' }));
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Search Series' }));
  await userEvent.keyboard('div');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Division 1']);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(await screen.findByRole('button', { name: 'Series: Division 1. Change filter' })).toBeTruthy();
});
