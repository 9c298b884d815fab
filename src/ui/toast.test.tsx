import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepClearOfToasts } from './clear-of-toasts.ts';
import { ToastRegion } from './toast.tsx';
import { clearToasts, toast } from './toast-queue.ts';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

afterEach(() => {
  act(() => clearToasts());
  cleanup();
  vi.useRealTimers();
});

const say = (...words: Parameters<typeof toast>) => act(() => void toast(...words));
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });

test('success is polite and leaves by itself; an error interrupts and stays', () => {
  render(<ToastRegion />);
  const [polite, urgent] = [screen.getByRole('status'), screen.getByRole('alert')];
  say('success', 'Save successful! High five!');
  say('error', 'Save failed!');
  expect(polite.textContent).toContain('Save successful! High five!');
  expect(urgent.textContent).toContain('Error: Save failed!');
  act(() => void vi.advanceTimersByTime(60_000));
  expect(polite.textContent).toBe('');
  expect(urgent.textContent).toContain('Save failed!');
});

test('the pointer holds the time', async () => {
  render(<ToastRegion />);
  const pointer = user();
  say('info', 'URL Copied');
  await pointer.hover(screen.getByText('URL Copied'));
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByText('URL Copied')).not.toBeNull();
  await pointer.unhover(screen.getByText('URL Copied'));
  act(() => void vi.advanceTimersByTime(10_000));
  expect(screen.queryByText('URL Copied')).toBeNull();
});

test('Escape and the button dismiss; the action acts and dismisses', async () => {
  const undo = vi.fn();
  render(<ToastRegion />);
  say('error', 'Save failed!');
  say('warning', 'Old version');
  await user().keyboard('{Escape}');
  expect(screen.getByRole('alert').textContent).not.toContain('Old version');
  await user().click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.getByRole('alert').textContent).toBe('');
  say('success', 'Delete successful!', { label: 'Undo', onPress: undo });
  await user().click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('the same words renew their toast, and at most four stand', () => {
  render(<ToastRegion />);
  for (const text of ['one', 'two', 'two', 'three', 'four', 'five']) say('error', text);
  const shown = [...document.querySelectorAll('p')].map((line) => line.textContent);
  expect(shown).toEqual(['two', 'three', 'four', 'five']);
});

test('Ctrl+Z takes the newest offer, outside of texts and dialogs, once', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  render(
    <>
      <ToastRegion />
      <input aria-label="Name" />
      <div role="dialog">
        <button type="button">Yes</button>
      </div>
    </>,
  );
  const keys = user();
  say('success', 'Delete successful!', { label: 'Undo', onPress: first });
  say('success', 'Restored successfully!', { label: 'Undo', onPress: second });
  say('info', 'URL Copied');
  for (const control of [screen.getByRole('textbox'), screen.getByRole('button', { name: 'Yes' })]) {
    act(() => control.focus());
    await keys.keyboard('{Control>}z{/Control}');
  }
  expect(second).not.toHaveBeenCalled();
  act(() => (document.activeElement as HTMLElement).blur());
  await keys.keyboard('{Control>}z{/Control}');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  expect(screen.queryByText('Restored successfully!')).toBeNull();
  await keys.keyboard('{Meta>}z{/Meta}');
  await keys.keyboard('{Control>}z{/Control}');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  expect(screen.getByText('URL Copied')).toBeTruthy();
});

test('Ctrl+Z takes the offer in the search that got the focus of what is gone, until something is typed there', async () => {
  const undo = vi.fn();
  render(
    <>
      <ToastRegion />
      <input type="search" aria-label="Search" />
    </>,
  );
  const keys = user();
  say('success', 'Delete successful!', { label: 'Undo', onPress: undo });
  act(() => screen.getByRole('searchbox').focus());
  await keys.keyboard('{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
  say('success', 'Delete successful!', { label: 'Undo', onPress: undo });
  await keys.keyboard('a{Control>}z{/Control}');
  expect(undo).toHaveBeenCalledOnce();
});

test('nothing is measured as long as there is nothing to keep clear of toasts', () => {
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  render(<ToastRegion />);
  expect(measured).not.toHaveBeenCalled();
  const release = keepClearOfToasts(document.body);
  expect(measured).toHaveBeenCalled();
  release?.();
  measured.mockRestore();
});
