import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { hasUnsavedWork, leaveWithUnsavedWorkKept } from '../edit-session/unsaved-work.ts';
import {
  bodyOf,
  entity,
  open,
  openStored,
  reply,
  saveButton,
  sent,
  serve,
  setUp,
  stored,
  toasts,
} from './sample-editor.tsx';

setUp();

/** Whether the browser would ask before the page is left or reloaded. */
const browserAsks = (): boolean => !fireEvent(window, new Event('beforeunload', { cancelable: true }));
const goElsewhere = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('link', { name: 'Go elsewhere' }));

it('asks in the console, before a reload, and lets others know, once something has changed', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  expect([browserAsks(), hasUnsavedWork()]).toEqual([false, false]);
  await user.type(box, 'x');
  expect([browserAsks(), hasUnsavedWork()]).toEqual([true, true]);
  await goElsewhere(user);
  expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
});

it('asks nothing when nothing changed, nor when a field was changed back', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x{Backspace}');
  expect([browserAsks(), hasUnsavedWork()]).toEqual([false, false]);
  await goElsewhere(user);
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

it('asks nothing after a save', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  expect([browserAsks(), hasUnsavedWork()]).toEqual([false, false]);
  await goElsewhere(user);
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});

it('is not in the way of somebody who stays: the form is as it was, and Escape discards nothing', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.keyboard('{Escape}');
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
  await goElsewhere(user);
  await screen.findByRole('alertdialog');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
  expect(hasUnsavedWork()).toBe(true);
});

it('saves with Ctrl+S, and not where nothing changed', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.click(box);
  await user.keyboard('{Control>}s{/Control}');
  await user.type(box, 'x');
  expect(sent()).toHaveLength(0);
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  expect(sent()).toHaveLength(1);
});

it('returns the focus to the field that was edited after a reset', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(box).toHaveProperty('value', 'Älvnäs IF');
  expect(toasts()).toEqual(['Changes have been reset.']);
});

it('lets the page go without the browser’s question when all is kept for afterwards', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  leaveWithUnsavedWorkKept();
  expect(browserAsks()).toBe(false);
  expect(Object.keys(localStorage).some((key) => key.startsWith('touchline.draft/'))).toBe(true);
});

it('saves and then leaves', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await goElsewhere(user);
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('makes a new record and leaves for where one was going, not for its page, and keeps no draft', async () => {
  const user = userEvent.setup();
  serve(() => reply(200, stored, { etag: '"1"' }));
  open(entity.paths.create);
  for (const box of await screen.findAllByRole('textbox')) {
    if (box.getAttribute('aria-required') === 'true' || box.hasAttribute('required')) await user.type(box, 'Abc');
  }
  await goElsewhere(user);
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(sent()).toHaveLength(1);
  expect(Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft/'))).toEqual([]);
});

it('stays where the form refuses to be saved, and says why', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.clear(box);
  await goElsewhere(user);
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  await waitFor(() => expect(toasts()).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.queryByText('Elsewhere')).toBeNull();
  expect(sent()).toHaveLength(0);
});

it('keeps what is left without saving as a draft', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await goElsewhere(user);
  await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft/'))).toHaveLength(1);
  localStorage.clear();
});

it('stays where the service cannot save, says so, and keeps what was typed', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  serve(() => reply(503, { message: 'no' }));
  await user.type(box, 'x');
  await goElsewhere(user);
  await user.click(await screen.findByRole('button', { name: 'Save and leave' }));
  await screen.findByRole('alert');
  expect(screen.queryByText('Elsewhere')).toBeNull();
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
  expect(hasUnsavedWork()).toBe(true);
});

it('asks nothing where one leaves while a save is under way, and goes on once it is saved', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  const held = Promise.withResolvers<void>();
  serve(async (init) => {
    await held.promise;
    return reply(200, { ...stored, ...bodyOf(init) }, { etag: '"4"' });
  });
  await user.type(box, 'x');
  await user.click(await saveButton());
  await goElsewhere(user);
  expect(screen.queryByRole('alertdialog')).toBeNull();
  held.resolve();
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
  expect(sent()).toHaveLength(1);
});
