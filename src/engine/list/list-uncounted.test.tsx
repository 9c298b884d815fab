import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { entity, openList, row, setUp } from './sample-list.tsx';

setUp();

/** A list of forty rows whose service gives pages by their numbers and counts nothing. */
const uncounted = {
  ...entity,
  readPage: (parameters: Parameters<typeof entity.readPage>[0]) => ({
    queryKey: ['uncounted', parameters],
    queryFn: async () => {
      const [page, size] = [Number(parameters.page), Number(parameters.pageSize)];
      const items = Array.from({ length: 40 }, (_, at) => row(at + 1)).slice((page - 1) * size, page * size);
      const seen = (page - 1) * size + items.length;
      return items.length === size ? { items, total: seen + 1, isLeast: true } : { items, total: Math.min(seen, 40) };
    },
  }),
};
const listed = { ...uncounted, list: { ...entity.list, pageSize: 20 } };
const things = entity.labels.many.en.toLowerCase();
const pages = () => within(screen.getByRole('navigation', { name: 'Pages' }));
const user = userEvent.setup();

beforeEach(async () => {
  openList(entity.paths.list, undefined, listed);
  await screen.findByRole('link', { name: /^Lag 1\b/ });
});

it('says that there are more, and not how many, until the end was seen', async () => {
  expect(screen.getByText(`More than 20 ${things}`)).toBeTruthy();
  expect(pages().getByText('1–20 of more than 20')).toBeTruthy();
  const last = pages().getByRole('button', { name: 'Last page' });
  expect(last.getAttribute('aria-disabled')).toBe('true');
  await user.click(pages().getByRole('button', { name: 'Next page' }));
  await pages().findByText('21–40 of more than 40');
  // The third page is empty: the second was the last, and says so now.
  await user.click(pages().getByRole('button', { name: 'Next page' }));
  await pages().findByText('21–40 of 40');
  expect(pages().getByRole('button', { name: 'Next page' }).getAttribute('aria-disabled')).toBe('true');
  await user.click(pages().getByRole('button', { name: 'First page' }));
  await pages().findByText('1–20 of 40');
  expect(screen.getByText(`40 ${things}`)).toBeTruthy();
});

it('chooses and exports all that match without a number', async () => {
  await user.click(screen.getByRole('checkbox', { name: /^Select all/ }));
  await user.click(screen.getByRole('button', { name: `Select all ${things} that match` }));
  expect(screen.getByText(`All ${things} that match selected`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  expect(await screen.findByRole('dialog', { name: `Export all ${things}` })).toBeTruthy();
});
