import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toastStore } from '../../ui/toast-queue.ts';
import { after, backAgain, before, shelve } from './sample-actions.ts';
import {
  bodyOf,
  entity,
  openStored,
  reply,
  saveButton,
  sent,
  serve,
  setUp,
  stored,
  titleLabel,
  toasts,
} from './sample-editor.tsx';

setUp();

/** Shelves what is stored, and has the service store that. */
async function shelved() {
  const user = userEvent.setup();
  await openStored({ edited: { ...entity, actions: [shelve, backAgain] } });
  await user.click(screen.getByRole('button', { name: 'Shelve' }));
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(bodyOf(sent()[0]?.[1])).toMatchObject(after);
  await screen.findByRole('button', { name: 'Unshelve' });
  serve(undefined, (url) => (url.includes('/abc') ? reply(200, { ...stored, ...after }) : undefined));
  return user;
}

it('does at once what can be taken back, and takes it back on the same page', async () => {
  await shelved();
  act(() => toastStore.read().at(-1)?.action?.onPress());
  expect(await screen.findByRole('button', { name: 'Shelve' })).toBeTruthy();
  expect(bodyOf(sent()[1]?.[1])).toMatchObject(before);
});

it('leaves Ctrl+Z to what was typed, and takes the action back by it once nothing is left to undo', async () => {
  const user = await shelved();
  const title = screen.getByRole('textbox', { name: titleLabel });
  await user.type(title, '!');
  const save = await saveButton();
  act(() => save.focus());
  await user.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(title).toHaveProperty('value', stored[entity.title]));
  expect(sent()).toHaveLength(1);
  await waitFor(() => expect(document.activeElement).toBe(title));
  await user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByRole('button', { name: 'Shelve' })).toBeTruthy();
  expect(bodyOf(sent()[1]?.[1])).toMatchObject(before);
});

it('asks about what can be taken back only where something refers to it', async () => {
  const user = userEvent.setup();
  const links: { id: string; title: string; path: string }[] = [];
  const uses = () => ({ queryKey: ['uses', links.length], queryFn: async () => [...links] });
  const telling = { ...shelve, uses: true } as const;
  await openStored({ edited: { ...entity, actions: [telling, backAgain], uses } });
  links.push({ id: 'a', title: 'Derby in the rink', path: '/articles/a' });
  await user.click(screen.getByRole('button', { name: 'Shelve' }));
  await screen.findByRole('link', { name: 'Derby in the rink' });
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toHaveLength(0);
  links.length = 0;
  await user.click(screen.getByRole('button', { name: 'Shelve' }));
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent()).toHaveLength(1);
});
