import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ProgressBar } from './progress-bar.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const bar = () => screen.queryByRole('progressbar');

it('shows what takes its time and is gone with its end; what answers at once does not flicker', async () => {
  const { rerender } = render(<ProgressBar isActive />);
  await wait(119);
  expect(bar()).toBeNull();
  await wait(1);
  expect(bar()).not.toBeNull();
  rerender(<ProgressBar isActive={false} />);
  expect(bar()).toBeNull();
  rerender(<ProgressBar isActive />);
  await wait(100);
  rerender(<ProgressBar isActive={false} />);
  await wait(1000);
  expect(bar()).toBeNull();
});
