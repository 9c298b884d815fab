import { fireEvent, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { expect, it, vi } from 'vitest';
import { useSaveShortcut } from './use-save-shortcut.ts';

const submitted = vi.fn((event: SubmitEvent) => event.preventDefault());
addEventListener('submit', submitted);

function Saved({ canSave, onSeen }: { canSave: boolean; onSeen?: () => void }) {
  useSaveShortcut('form', () => canSave);
  useLayoutEffect(() => onSeen?.(), [onSeen]);
  return <form id="form" />;
}
const press = () => fireEvent.keyDown(document.body, { key: 's', ctrlKey: true });

it('submits the form from the moment it is on the page, and never shows the dialog of the browser', () => {
  let isBrowserAsked: boolean | undefined;
  const onSeen = () => {
    isBrowserAsked = press();
  };
  render(<Saved canSave onSeen={onSeen} />);
  expect(submitted).toHaveBeenCalledTimes(1);
  expect(isBrowserAsked).toBe(false);
});

it('submits nothing where nothing can be saved, and after the form is gone', () => {
  submitted.mockClear();
  const { unmount } = render(<Saved canSave={false} />);
  expect(press()).toBe(false);
  unmount();
  expect(press()).toBe(true);
  expect(submitted).not.toHaveBeenCalled();
});
