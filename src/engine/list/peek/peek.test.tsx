import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { openList, row, serve, setUp } from '../sample-list.tsx';

setUp();

async function focusFirst() {
  openList();
  const link = await screen.findByRole('link', { name: /^Lag 1/ });
  act(() => link.focus());
  return link;
}

it('shows more of a row on the space bar, its hidden columns too, goes on with the arrows, and ends where it began', async () => {
  const user = userEvent.setup();
  serve([{ ...row(1), founded: '1921-05-04' }, row(2)]);
  const link = await focusFirst();
  await user.keyboard(' ');
  const peek = await screen.findByRole('dialog', { name: 'Lag 1' });
  const told = within(peek)
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(told).toEqual(['Code: C1', 'Height: 181 cm', expect.stringMatching(/^Founded: .*1921/)]);
  await user.keyboard('{ArrowUp}');
  expect(screen.getByRole('dialog', { name: 'Lag 1' })).toBeTruthy();
  await user.keyboard('{ArrowDown}');
  const next = screen.getByRole('dialog', { name: 'Lag 2' });
  expect(within(next).getAllByRole('term')).toHaveLength(2);
  expect(within(next).getByRole('link', { name: 'Open' }).getAttribute('href')).toContain('id-2');
  await user.keyboard(' ');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(link));
});

it('leaves the choice of a row to its letter', async () => {
  const user = userEvent.setup();
  await focusFirst();
  await user.keyboard('x');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Lag 1' }).checked).toBe(true);
  expect(screen.queryByRole('dialog')).toBeNull();
});
