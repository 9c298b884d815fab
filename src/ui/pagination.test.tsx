import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

afterEach(cleanup);

test('the number of rows on a page is named by its label, which is read once', () => {
  render(<Pagination page={1} pageSize={25} total={60} onPage={() => undefined} onPageSize={() => undefined} />);
  expect(screen.getByRole('button', { name: /25.*Per page/ })).toBeTruthy();
  const read = screen.getAllByText('Per page').filter((text) => text.closest('[aria-hidden="true"]') === null);
  expect(read).toEqual([]);
});
