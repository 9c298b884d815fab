import { cleanup, render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { preloadable } from './preloadable.ts';

const Drawn = ({ name }: { name: string }) => {
  const [first] = useState(name);
  return <p>{first}</p>;
};
const page = (Part: ReturnType<typeof preloadable<{ name: string }>>, name: string) => (
  <Suspense fallback="waiting">
    <Part name={name} />
  </Suspense>
);

afterEach(cleanup);

it('holds its place while its code comes, and keeps its state from then on', async () => {
  const Part = preloadable(async () => Drawn);
  const { rerender } = render(page(Part, 'First'));
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('First')).toBeTruthy();
  await Part.fetch();
  rerender(page(Part, 'Second'));
  expect(screen.getByText('First')).toBeTruthy();
});

it('is drawn at once where its code has come before', async () => {
  const load = vi.fn(async () => Drawn);
  const Part = preloadable(load);
  expect(Part.isFetched()).toBe(false);
  await Promise.all([Part.fetch(), Part.fetch()]);
  expect(Part.isFetched()).toBe(true);
  render(page(Part, 'First'));
  expect(screen.getByText('First')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('fails nobody who fetches it ahead, and is fetched again', async () => {
  const load = vi.fn(async () => Drawn).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  const Part = preloadable(load);
  await Part.fetch();
  expect(Part.isFetched()).toBe(false);
  await Part.fetch();
  expect(Part.isFetched()).toBe(true);
});
