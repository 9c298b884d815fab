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
