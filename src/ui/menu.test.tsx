import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Menu, type MenuEntry } from './menu.tsx';

const restore = vi.fn();
const remove = vi.fn();
const entries: MenuEntry[] = [
  { id: 'open', label: 'Open', href: '/clubs/a' },
  { id: 'restore', label: 'Restore', onAction: restore },
  { id: 'remove', label: 'Remove', why: 'The site lacks the add-on.', onAction: remove },
];

function Row() {
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <button type="button" onClick={(event) => setAnchor(event.currentTarget)}>
        More
      </button>
      {anchor ? <Menu label="Row" anchor={anchor} entries={entries} onClose={() => setAnchor(undefined)} /> : null}
    </>
  );
}

test('a menu opens at its button, acts, and gives the focus back', async () => {
  render(<Row />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(screen.getByRole('menuitem', { name: 'Open' }).getAttribute('href')).toBe('/clubs/a');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(restore).toHaveBeenCalledOnce();
  expect(screen.queryByRole('menu')).toBeNull();
  await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' })), 30_000);
});

test('a menu opened by a key has its first line in focus', async () => {
  render(<Row />);
  screen.getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  // React Aria moves the focus a frame later or not at all: looked at before that.
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: 'Open' }));
});

test('what cannot be done stays in reach, says why, and does nothing', async () => {
  render(<Row />);
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  const item = screen.getByRole('menuitem', { name: /Remove/ });
  expect(item.getAttribute('aria-disabled')).toBe('true');
  expect(item.textContent).toContain('The site lacks the add-on.');
  await userEvent.click(item);
  expect(remove).not.toHaveBeenCalled();
});
