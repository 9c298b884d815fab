import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  beginUnsavedWork,
  discardUnsavedWork,
  hasUnsavedWork,
  leaveAskingAboutUnkept,
  leaveWithUnsavedWorkDiscarded,
  useUnsavedWork,
} from './unsaved-work.ts';

const order: string[] = [];
const isDirty = () => true;
const keeper = { keep: () => order.push('kept'), discard: () => order.push('discarded') };

/** Whether the browser would ask before the page is left or reloaded. */
const browserAsks = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));

function Editor() {
  useUnsavedWork(isDirty, keeper);
  return <input aria-label="Name" onBlur={() => order.push('left')} />;
}

it('a field is left before its work is given up, since what tidies it would count as typed afterwards', () => {
  render(<Editor />);
  screen.getByLabelText('Name').focus();
  leaveWithUnsavedWorkDiscarded();
  expect(order).toEqual(['left', 'discarded']);
  expect([browserAsks(), browserAsks()]).toEqual([false, true]);
});

function Page() {
  useUnsavedWork(isDirty);
  return <Editor />;
}

it('a page with several kinds of work is left without a question once, where it was given up', () => {
  render(<Page />);
  expect(browserAsks()).toBe(true);
  leaveWithUnsavedWorkDiscarded();
  expect([browserAsks(), browserAsks()]).toEqual([false, true]);
});

it('is left without a question where all of it is kept, and asked about where something is not', () => {
  render(<Editor />);
  leaveAskingAboutUnkept();
  expect(browserAsks()).toBe(false);
  const end = beginUnsavedWork();
  leaveAskingAboutUnkept();
  expect(browserAsks()).toBe(true);
  end();
  leaveAskingAboutUnkept();
  expect(browserAsks()).toBe(false);
});

it('what is under way and was given up is asked about no more: a sign-out leaves at once', () => {
  const end = beginUnsavedWork();
  discardUnsavedWork();
  expect(hasUnsavedWork()).toBe(false);
  expect(browserAsks()).toBe(false);
  end();
});
