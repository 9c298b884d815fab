import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Action, WholeEntity } from '../../contract/entity.ts';
import { apiFetch } from '../../contract/fetcher.ts';
import { hasUnsavedWork } from '../edit-session/unsaved-work.ts';
import { label, shelve, unique, unshelve } from './sample-actions.ts';
import { bodyOf, entity, openStored, reply, send, sent, serve, setUp, site, stored, toasts } from './sample-editor.tsx';

const remove: Action = {
  name: 'remove',
  label: label('Remove'),
  text: label('It is removed for good.'),
  tone: 'danger',
  remove: true,
};
const edited: WholeEntity = {
  ...entity,
  actions: [shelve, unshelve, remove],
  remove: (id, init) => apiFetch(`/things/${id}`, { ...init, method: 'DELETE' }),
};

setUp();

const press = (name: string) => screen.getByRole('button', { name });
const question = (name: string) => screen.findByRole('alertdialog', { name });

it('offers what fits, asks first, does it to what is stored now, and says so', async () => {
  const user = userEvent.setup();
  await openStored({ edited });
  expect(screen.queryByRole('button', { name: 'Unshelve' })).toBeNull();
  await user.click(press('Shelve'));
  const asked = await question('Shelve Älvnäs IF?');
  expect(within(asked).getByText('It goes on the shelf.')).toBeTruthy();
  expect(sent()).toHaveLength(0);
  await user.click(within(asked).getByRole('button', { name: 'Shelve' }));
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  expect(bodyOf(sent()[0]?.[1])).toMatchObject({ [unique]: 'SHELF', neverHeardOf: { deep: [1, 2] } });
  expect(await screen.findByRole('button', { name: 'Unshelve' })).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('does it once, however quickly the answer is pressed twice', async () => {
  const user = userEvent.setup();
  await openStored({ edited });
  await user.click(press('Shelve'));
  const yes = within(await question('Shelve Älvnäs IF?')).getByRole('button', { name: 'Shelve' });
  act(() => {
    yes.click();
    yes.click();
  });
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toHaveLength(1);
});

it('does nothing when told to go back', async () => {
  const user = userEvent.setup();
  await openStored({ edited });
  await user.click(press('Remove'));
  await user.click(within(await question('Remove Älvnäs IF?')).getByRole('button', { name: 'Cancel' }));
  expect(sent()).toHaveLength(0);
});

it('keeps unsaved changes, as changes of what it made', async () => {
  const user = userEvent.setup();
  const { box } = await openStored({ edited });
  await user.type(box, 'x');
  await user.click(press('Shelve'));
  const asked = await question('Shelve Älvnäs IF?');
  expect(within(asked).getByText('Your changes here are not saved by this. They stay in the form.')).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: 'Shelve' }));
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  expect(bodyOf(sent()[0]?.[1])[entity.title]).toBe(stored[entity.title]);
  await waitFor(() => expect(document.getElementById(`field.${unique}`)).toHaveProperty('value', 'SHELF'));
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
  expect(await screen.findByText('1 change')).toBeTruthy();
});

it('saves unsaved changes first where the action says so, and is told in its own words', async () => {
  const user = userEvent.setup();
  const saving: Action = { ...shelve, saves: true, told: { done: label('Shelved!') } };
  const { box } = await openStored({ edited: { ...edited, actions: [saving] } });
  await user.type(box, 'x');
  await user.click(press('Shelve'));
  const asked = await question('Shelve Älvnäs IF?');
  expect(within(asked).getByText('Your changes here are saved first.')).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: 'Save and shelve' }));
  await waitFor(() => expect(toasts()).toEqual(expect.arrayContaining(['Update successful!', 'Shelved!'])));
  expect(sent()).toHaveLength(2);
  expect(bodyOf(sent()[0]?.[1])[entity.title]).toBe('Älvnäs IFx');
  expect(bodyOf(sent()[1]?.[1])).toMatchObject({ [unique]: 'SHELF' });
});

it('is not done where what is unsaved cannot be saved', async () => {
  const user = userEvent.setup();
  const { box } = await openStored({ edited: { ...edited, actions: [{ ...shelve, saves: true }] } });
  await user.clear(box);
  await user.click(press('Shelve'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and shelve' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent()).toHaveLength(0);
});

it('leaves anyone who went on to another page where they are, and tells them that it was removed', async () => {
  const answered = Promise.withResolvers<void>();
  serve(async () => {
    await answered.promise;
    return reply(204, undefined);
  });
  const { router } = await openStored({ edited });
  const user = userEvent.setup();
  await user.click(press('Remove'));
  const asked = await question('Remove Älvnäs IF?');
  await user.click(within(asked).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(sent()).toHaveLength(1));
  await user.click(within(asked).getByRole('button', { name: 'Cancel' }));
  await user.click(screen.getByRole('link', { name: 'Go elsewhere' }));
  await screen.findByText('Elsewhere');
  answered.resolve();
  await waitFor(() => expect(toasts()).toContain('Delete successful!'));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

it('asks about unsaved changes before a removal, then leaves for the list without another question or a draft', async () => {
  const user = userEvent.setup();
  serve(() => reply(200, undefined, {}));
  const { box, router } = await openStored({ edited });
  await user.type(box, 'x');
  await user.click(press('Remove'));
  const asked = await question('Remove Älvnäs IF?');
  expect(within(asked).getByText('You have changes here that are not saved. They are lost.')).toBeTruthy();
  await user.click(within(asked).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(entity.paths.list));
  await waitFor(() => expect(toasts()).toEqual(['Delete successful!']));
  // The router is at the new address a moment before the page is.
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  expect(Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft/'))).toEqual([]);
});

it('reads what it removed no more, however long the list takes to come', async () => {
  serve(() => reply(200, { success: true }));
  const user = userEvent.setup();
  const list = Promise.withResolvers<{ default: () => ReactNode }>();
  const List = lazy(() => list.promise);
  const { router } = await openStored({ edited, elsewhere: <List /> });
  await user.click(press('Remove'));
  await user.click(within(await question('Remove Älvnäs IF?')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(edited.paths.list));
  const asked = send.mock.calls.length;
  await user.click(screen.getByText('Draw again'));
  expect(send.mock.calls).toHaveLength(asked);
  list.resolve({ default: () => <p>The list</p> });
  expect(await screen.findByText('The list')).toBeTruthy();
  await waitFor(() => expect(toasts()).toEqual(['Delete successful!']));
  expect(send.mock.calls).toHaveLength(asked);
});

it('does nothing to what somebody else has changed so that it does not fit any more: it says so and shows that', async () => {
  const user = userEvent.setup();
  let now = stored;
  serve(undefined, (url) => (url.includes('/abc') ? reply(200, now) : undefined));
  const { box } = await openStored({ edited });
  await user.type(box, 'x');
  now = { ...stored, [unique]: 'SHELF' };
  await user.click(press('Shelve'));
  await user.click(within(await question('Shelve Älvnäs IF?')).getByRole('button', { name: 'Shelve' }));
  const told = 'Somebody changed it meanwhile. Nothing was overwritten.';
  await waitFor(() => expect(toasts()).toEqual(expect.arrayContaining(['Update failed!', told])));
  expect(sent()).toHaveLength(0);
  expect(await screen.findByRole('button', { name: 'Unshelve' })).toBeTruthy();
  expect(document.getElementById(`field.${unique}`)).toHaveProperty('value', 'SHELF');
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
  expect(screen.queryByText(/saved this again and again/)).toBeNull();
});

it('of what is deleted says that first', async () => {
  const user = userEvent.setup();
  const otherwise = label('Only what lies on the shelf.');
  const lone = { ...unshelve, when: { [unique]: 'SHELF', deleted: false }, otherwise };
  const actions = [lone, remove, { ...remove, name: 'again', label: label('Again') }];
  for (const { deleted, why } of [
    { deleted: false, why: 'Only what lies on the shelf.' },
    { deleted: true, why: 'It is deleted. Restore it first.' },
  ]) {
    serve(undefined, (url) => (url.includes('/abc') ? reply(200, { ...stored, deleted }) : undefined));
    const { unmount } = await openStored({ edited: { ...edited, actions } });
    await user.click(press('Actions'));
    expect((await screen.findByRole('menuitem', { name: /^Unshelve/ })).textContent).toContain(why);
    unmount();
  }
});

it('tells of a failure and leaves the form as it is', async () => {
  const user = userEvent.setup();
  serve(() => reply(403, { message: 'no' }));
  const { box } = await openStored({ edited });
  await user.type(box, 'x');
  await user.click(press('Remove'));
  await user.click(within(await question('Remove Älvnäs IF?')).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts()).toEqual(['Delete failed!']));
  expect(await screen.findByText('You are not allowed to do this on this site.')).toBeTruthy();
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
});

it('is refused once another site was selected in another tab', async () => {
  const user = userEvent.setup();
  await openStored({ edited });
  await user.click(press('Select Isdalen SK in another tab'));
  await user.click(press('Remove'));
  expect(await screen.findByText('Not saved: this tab still works on Frosthamn HC')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it.runIf(entity.addOn)('says why it cannot be done where the site lacks the add-on', async () => {
  const user = userEvent.setup();
  await openStored({ edited, activeSite: { ...site, addOns: {} } });
  const button = press('Remove');
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(
    /does not have the add-on/,
  );
  await user.click(button);
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('gathers them in a menu where they would crowd the header, with the reason when nothing can be done', async () => {
  const user = userEvent.setup();
  const three = { ...edited, actions: [shelve, { ...shelve, name: 'tidy', label: label('Tidy') }, remove] };
  const { unmount } = await openStored({ edited: three });
  expect(screen.queryByRole('button', { name: 'Shelve' })).toBeNull();
  await user.click(press('Actions'));
  await user.click(await screen.findByRole('menuitem', { name: 'Tidy' }));
  await question('Tidy Älvnäs IF?');
  unmount();
  await openStored({ edited: { ...three, addOn: 'nowhere' } });
  await user.click(press('Actions'));
  const entry = await screen.findByRole('menuitem', { name: /^Shelve/ });
  expect(entry.getAttribute('aria-disabled')).toBe('true');
  expect(entry.textContent).toContain('does not have the add-on');
});

it('gathers two in a menu on a phone', async () => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('640px'),
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  await openStored({ edited });
  expect(press('Actions')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
});

it('asks in words that read well about a thing that has no name', async () => {
  const user = userEvent.setup();
  serve(undefined, (url) =>
    url.includes('/abc') ? reply(200, { ...stored, [entity.title]: '', displayName: '' }) : undefined,
  );
  await openStored({ edited });
  await user.click(press('Shelve'));
  expect(await question('Shelve?')).toBeTruthy();
});

it('leaves what brings a deleted one back out of the menu of many', async () => {
  const restore: Action = {
    name: 'restore',
    label: label('Restore'),
    text: label('It comes back.'),
    when: { deleted: true },
    set: { deleted: false },
  };
  const others = [shelve, { ...shelve, name: 'more', label: label('More') }].map(({ when: _, ...one }) => one);
  serve(undefined, (url) => (url.includes('/abc') ? reply(200, { ...stored, deleted: true }) : undefined));
  await openStored({ edited: { ...edited, actions: [...others, restore] } });
  expect(press('Restore')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull();
});
