import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toastStore } from '../../ui/toast-queue.ts';
import {
  bodyOf,
  openStored,
  saveButton,
  sent,
  setUp,
  titleField,
  titleLabel,
  toasts,
  uniqueField,
  uniqueLabel,
} from './sample-editor.tsx';

const label = titleField?.label.en ?? '';
const title = () => screen.getByRole('textbox', { name: titleLabel });
const code = () => screen.getByRole('textbox', { name: uniqueLabel });
const undo = () => screen.getByRole('button', { name: /^Undo/ });
const redo = () => screen.getByRole('button', { name: /^Redo/ });

setUp();

it('undoes and redoes field by field, says what, and takes the focus there', async () => {
  const user = userEvent.setup();
  await openStored();
  // In one go: keys that come slowly, as on a busy machine, are steps of their own.
  await user.click(title());
  await user.paste(' U20');
  await user.type(code(), '7');
  await user.click(undo());
  await waitFor(() => expect(code()).toHaveProperty('value', 'x1_x'));
  expect(title()).toHaveProperty('value', 'Älvnäs IF U20');
  expect(await screen.findByText(`Undone: ${uniqueField?.label.en}`)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(code()));
  await user.click(undo());
  await waitFor(() => expect(title()).toHaveProperty('value', 'Älvnäs IF'));
  expect(await screen.findByText('No changes')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Save to/ })).toBeNull();
  await user.click(redo());
  await waitFor(() => expect(title()).toHaveProperty('value', 'Älvnäs IF U20'));
  expect(await screen.findByText(`Redone: ${label}`)).toBeTruthy();
});

it('leaves the keys to the text that is being written, and takes them anywhere else', async () => {
  const user = userEvent.setup();
  await openStored();
  await user.type(title(), '!');
  await user.keyboard('{Control>}z{/Control}');
  expect(title()).toHaveProperty('value', 'Älvnäs IF!');
  act(() => title().blur());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(title()).toHaveProperty('value', 'Älvnäs IF'));
  // Undoing took the focus there; until something is written, the keys go on undoing and redoing.
  await waitFor(() => expect(document.activeElement).toBe(title()));
  await user.keyboard('{Control>}y{/Control}');
  await waitFor(() => expect(title()).toHaveProperty('value', 'Älvnäs IF!'));
  await user.type(title(), '?');
  await user.keyboard('{Control>}z{/Control}');
  expect(title()).toHaveProperty('value', 'Älvnäs IF!?');
});

it('undoes a reset', async () => {
  const user = userEvent.setup();
  await openStored();
  await user.type(title(), '!');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(title()).toHaveProperty('value', 'Älvnäs IF'));
  const offer = toastStore.read().find(({ text }) => text === 'Changes have been reset.');
  expect(offer?.action?.label).toBe('Undo');
  await act(async () => offer?.action?.onPress());
  await waitFor(() => expect(title()).toHaveProperty('value', 'Älvnäs IF!'));
});

it('undoes past a save, as a change of what was saved', async () => {
  const user = userEvent.setup();
  await openStored();
  await user.type(title(), '!');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  act(() => (document.activeElement as HTMLElement | null)?.blur());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(title()).toHaveProperty('value', 'Älvnäs IF'));
  expect(await screen.findByText('1 change')).toBeTruthy();
});

it('shows what will be sent, takes one change back, and saves the rest', async () => {
  const user = userEvent.setup();
  await openStored();
  await user.type(title(), ' U20');
  await user.type(code(), '7');
  await user.click(await screen.findByRole('button', { name: '2 changes' }));
  const dialog = within(await screen.findByRole('dialog', { name: '2 changes' }));
  expect(dialog.getByRole('heading', { name: label }).parentElement?.textContent).toMatch(
    /BeforeÄlvnäs IFAfterÄlvnäs IF U20$/,
  );
  expect(dialog.getByText('U20', { exact: false, selector: 'ins' })).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: `Undo the change of ${uniqueField?.label.en}` }));
  await waitFor(() => expect(dialog.queryByRole('heading', { name: uniqueField?.label.en ?? '' })).toBeNull());
  await user.click(dialog.getByRole('button', { name: /^Save to/ }));
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  expect(bodyOf(sent()[0]?.[1])).toMatchObject({ [uniqueField?.field ?? '']: 'x1_x' });
});
