import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useUnsavedWork } from '../engine/edit-session/unsaved-work.ts';
import { reloadWhenSaved } from './live-reload.ts';

let isTyped = false;
const isDirty = () => isTyped;

function Editor() {
  useUnsavedWork(isDirty);
  return null;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('loads a page again at once where nothing is typed', () => {
  const reload = vi.fn();
  reloadWhenSaved(reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('waits, and says so, until what was typed is saved or given up', () => {
  const [reload, told] = [vi.fn(), vi.fn()];
  addEventListener('touchline:waiting', told, { once: true });
  render(<Editor />);
  isTyped = true;
  reloadWhenSaved(reload);
  reloadWhenSaved(reload);
  vi.advanceTimersByTime(5_000);
  expect(told).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  isTyped = false;
  vi.advanceTimersByTime(1_000);
  expect(reload).toHaveBeenCalledOnce();
});
