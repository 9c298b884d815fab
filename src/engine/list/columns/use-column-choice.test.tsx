import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openList, setUp } from '../sample-list.tsx';

setUp();

it('keeps rows of one line for the user, in whatever list', async () => {
  const user = userEvent.setup();
  openList();
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Compact rows' }));
  const isCompact = () => document.querySelector('[data-compact]') !== null;
  expect(isCompact()).toBe(true);
  cleanup();
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  expect(isCompact()).toBe(true);
  localStorage.clear();
});

it('keeps the width of a column for the user, until it is reset with the columns', async () => {
  const user = userEvent.setup();
  const width = () => document.querySelectorAll('col')[(edge().closest('th') as HTMLTableCellElement).cellIndex];
  const edge = () => screen.getAllByRole('separator', { hidden: true })[0] as HTMLElement;
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  const before = width()?.getAttribute('width');
  edge().focus();
  await user.keyboard('{ArrowRight}');
  const narrower = width()?.getAttribute('width');
  expect(narrower).not.toBe(before);
  cleanup();
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  expect(width()?.getAttribute('width')).toBe(narrower);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  expect(width()?.getAttribute('width')).toBe(before);
  expect(localStorage).toHaveLength(0);
});
