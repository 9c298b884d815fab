import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hasUnsavedWork } from '../../edit-session/unsaved-work.ts';
import { entity, openList, row, send, setUp, site, withoutRestore } from '../sample-list.tsx';

setUp();

it('is work that is not left while it runs: whose sign-in ends signs in over the page', async () => {
  const user = userEvent.setup();
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const rows = [row(1), row(2)];
  send.mockImplementation(async (input, init) => {
    if (init?.method === 'PUT') await answered;
    const id = new URL(input as string, 'http://x').pathname.split('/').at(-1);
    const one = rows.find((candidate) => candidate[entity.id] === id);
    return new Response(JSON.stringify(one ?? { items: rows, total: 2, page: 1, pageSize: 25 }), {
      headers: { etag: '"1"' },
    });
  });
  openList(entity.paths.list, site, withoutRestore);
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  expect(hasUnsavedWork()).toBe(false);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(hasUnsavedWork()).toBe(true);
  answer();
  await screen.findByRole('list', { name: 'Results' });
  expect(hasUnsavedWork()).toBe(false);
});
