import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from './button.tsx';
import { ConfirmDialog, Dialog } from './dialog.tsx';

afterEach(cleanup);

function Page({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState<'dialog' | 'question' | null>(null);
  const close = () => setOpen(null);
  return (
    <>
      <Button onPress={() => setOpen('dialog')}>Add</Button>
      <Button onPress={() => setOpen('question')}>Delete</Button>
      <Dialog isOpen={open === 'dialog'} onClose={close} title="Add team">
        A form
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'question'}
        onClose={close}
        onConfirm={onConfirm}
        title="Delete it?"
        confirm="Delete team"
      >
        For good.
      </ConfirmDialog>
    </>
  );
}

test('a dialog is named by its title, keeps the focus inside, and gives it back', async () => {
  render(<Page onConfirm={vi.fn()} />);
  const opener = screen.getByRole('button', { name: 'Add' });
  await userEvent.click(opener);
  const dialog = screen.getByRole('dialog', { name: 'Add team' });
  expect(dialog.contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});

test('Escape closes a dialog although nothing in it has the focus at that moment', async () => {
  render(<Page onConfirm={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  (document.activeElement as HTMLElement).blur();
  // At once: the focus is brought back with the next frame.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a question is an alert and starts on the answer that changes nothing', async () => {
  const onConfirm = vi.fn();
  render(<Page onConfirm={onConfirm} />);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByRole('alertdialog', { name: 'Delete it?' })).toBeTruthy();
  expect(document.activeElement?.textContent).toBe('Cancel');
  await userEvent.click(screen.getByRole('button', { name: 'Delete team' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});
