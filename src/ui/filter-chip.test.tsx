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

interface FilterProps {
  isSearchable?: boolean;
  all?: string;
  onInputChange?: (text: string) => void;
}

function Filter(props: FilterProps) {
  const [value, setValue] = useState<string | null>(null);
  return <FilterChip label="Series" options={options} value={value} onChange={setValue} {...props} />;
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

const shownOptions = () => screen.getAllByRole('option').map((option) => option.textContent);

test('a choice for everything takes the filter off, and is the chosen one while it is off', async () => {
  render(<Filter all="Show All" />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Series' }));
  expect(shownOptions()).toEqual(['Show All', 'Elite North', 'Division 1']);
  expect(screen.getByRole('option', { name: 'Show All', selected: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: 'Division 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Series: Division 1. Change filter' }));
  await userEvent.click(screen.getByRole('option', { name: 'Show All' }));
  expect(await screen.findByRole('button', { name: 'Filter by Series' })).toBeTruthy();
});

test('what the caller searched for is not led by the choice for everything', async () => {
  render(<Filter all="Show All" isSearchable onInputChange={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: 'Filter by Series' }));
  expect(shownOptions()[0]).toBe('Show All');
  await userEvent.keyboard('d');
  expect(shownOptions()).toEqual(['Elite North', 'Division 1']);
});
