import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { toastStore } from '../../ui/toast-queue.ts';
import { optionalPart } from './optional-part.tsx';

const Dialog = ({ onClose: _, name }: { onClose(): void; name: string }) => <p>{name}</p>;
const unfetched = (): Promise<typeof Dialog> =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(cleanup);

it('shows what it fetched, and fetches it once', async () => {
  const fetch = vi.fn(async () => Dialog);
  const Late = optionalPart(fetch, ({ onClose }) => onClose(), 'waiting');
  const { unmount } = render(<Late name="First" onClose={vi.fn()} />);
  expect(screen.getByText('waiting')).toBeTruthy();
  expect(await screen.findByText('First')).toBeTruthy();
  unmount();
  render(<Late name="Second" onClose={vi.fn()} />);
  expect(screen.getByText('Second')).toBeTruthy();
  expect(fetch).toHaveBeenCalledTimes(1);
});

it('ends what was begun where it cannot be fetched, says so, and fetches again the next time', async () => {
  const fetch = vi.fn(unfetched);
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  const Late = optionalPart(fetch, ({ onClose }) => onClose(), 'waiting');
  const onClose = vi.fn();
  const { unmount } = render(<Late name="Never" onClose={onClose} />);
  await act(async () => undefined);
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('waiting')).toBeNull();
  expect(toastStore.read().at(-1)?.text).toMatch(/could not be fetched/);
  expect(warned).toHaveBeenCalledTimes(1);
  unmount();
  fetch.mockResolvedValue(Dialog);
  render(<Late name="Now" onClose={onClose} />);
  expect(await screen.findByText('Now')).toBeTruthy();
});
