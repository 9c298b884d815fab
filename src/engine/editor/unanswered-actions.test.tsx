import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Action } from '../../contract/entity.ts';
import { apiFetch } from '../../contract/fetcher.ts';
import { label, shelve, unique } from './sample-actions.ts';
import { bodyOf, entity, openStored, reply, sent, serve, setUp, site, stored, toasts } from './sample-editor.tsx';

setUp();

const press = (name: string) => screen.getByRole('button', { name });
const question = (name: string) => screen.findByRole('alertdialog', { name });

/** Opens what has an action that is a call. */
async function openRenewable() {
  const renew: Action = { name: 'renew', label: label('Renew'), text: label('x'), call: { operation: 'renewSponsor' } };
  const calls = { renew: (id: string, init = {}) => apiFetch<object>(`/x/${id}`, { ...init, method: 'POST' }) };
  return openStored({ edited: { ...entity, actions: [renew], calls } });
}

it('is done once more by the button of what failed, which saves nothing', async () => {
  let isLost = true;
  const answer = () =>
    isLost ? Promise.reject(new TypeError('no answer')) : Promise.resolve(reply(200, stored, { etag: '"4"' }));
  serve(answer, (url) => (url.includes('/abc') ? reply(200, stored, { etag: '"3"' }) : undefined));
  await openRenewable();
  const user = userEvent.setup();
  await user.click(press('Renew'));
  await user.click(within(await question('Renew Älvnäs IF?')).getByRole('button', { name: 'Renew' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Not done')).toBeTruthy();
  expect(screen.queryByText('Your changes are still here.')).toBeNull();
  isLost = false;
  await user.click(again);
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

it('makes no call on top of one whose answer was lost, but shows what that one made', async () => {
  let version = 3;
  const lose = () => Promise.reject(new TypeError(`no answer ${version++}`));
  serve(lose, (url) => (url.includes('/abc') ? reply(200, stored, { etag: `"${version}"` }) : undefined));
  await openRenewable();
  for (const told of [
    'Update failed!',
    expect.stringMatching(/^It was changed since the attempt that got no answer/),
  ]) {
    act(() => press('Renew').click());
    const asked = await question('Renew Älvnäs IF?');
    act(() => within(asked).getByRole('button', { name: 'Renew' }).click());
    await waitFor(() => expect(toasts()).toEqual([told]));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(sent()).toHaveLength(1);
  }
});

it('is done after a save of ours, which found that the attempt without an answer had not been done', async () => {
  let now: object = stored;
  let version = 3;
  let isLost = true;
  serve(
    (init) => {
      if (isLost) return Promise.reject(new TypeError('no answer'));
      version++;
      if (init.method !== 'POST') now = { ...stored, ...bodyOf(init) };
      return reply(200, now, { etag: `"${version}"` });
    },
    (url) => (url.includes('/abc') ? reply(200, now, { etag: `"${version}"` }) : undefined),
  );
  const { box } = await openRenewable();
  const user = userEvent.setup();
  const renew = async (name: string) => {
    await user.click(press('Renew'));
    await user.click(within(await question(`Renew ${name}?`)).getByRole('button', { name: 'Renew' }));
  };
  await renew('Älvnäs IF');
  await waitFor(() => expect(toasts()).toEqual(['Update failed!']));
  isLost = false;
  await user.type(box, 'x');
  await user.click(await screen.findByRole('button', { name: /^Save to/ }));
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  await renew('Älvnäs IFx');
  await waitFor(() => expect(sent().map(([, init]) => init?.method)).toEqual(['POST', 'PUT', 'POST']));
});

it('is done by that button together with the save before it, where that failed', async () => {
  let isLost = true;
  serve((init) =>
    isLost ? Promise.reject(new TypeError('no answer')) : reply(200, { ...stored, ...bodyOf(init) }, { etag: '"4"' }),
  );
  const saving: Action = { ...shelve, saves: true, told: { done: label('Shelved!') } };
  const { box } = await openStored({ edited: { ...entity, actions: [saving] } });
  const user = userEvent.setup();
  await user.type(box, 'x');
  await user.click(press('Shelve'));
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Save and shelve' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.getByText('Not saved')).toBeTruthy();
  isLost = false;
  await user.click(again);
  await waitFor(() => expect(toasts()).toEqual(expect.arrayContaining(['Update successful!', 'Shelved!'])));
  expect(bodyOf(sent()[1]?.[1])[entity.title]).toBe('Älvnäs IFx');
  expect(bodyOf(sent()[2]?.[1])[unique]).toBe('SHELF');
});

/** Opens what can be removed, and has the first attempt fail. */
async function failToRemove(answer: () => Response, read: () => Response, uses: string[] = []) {
  let isLost = true;
  serve(
    () => (isLost ? Promise.reject(new TypeError('no answer')) : answer()),
    (url) => (url.includes('/abc') ? read() : undefined),
  );
  const remove: Action = { name: 'remove', label: label('Remove'), text: label('x'), remove: true, uses: true };
  const usesOf = (id: string) => ({
    queryKey: ['uses', id],
    queryFn: async () => uses.map((title) => ({ id: title, title, path: `/${title}` })),
  });
  const { router } = await openStored({
    edited: {
      ...entity,
      actions: [remove],
      remove: (id, init) => apiFetch(`/things/${id}`, { ...init, method: 'DELETE' }),
      uses: usesOf,
      refusesInUse: true,
    },
  });
  const user = userEvent.setup();
  await user.click(press('Remove'));
  const asked = await question('Remove Älvnäs IF?');
  await user.click(await within(asked).findByRole('button', { name: 'Remove' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  isLost = false;
  return { user, again, router };
}

it('asks once more what refers to a thing before it is removed by that button', async () => {
  const uses: string[] = [];
  const { user, again } = await failToRemove(
    () => reply(204, undefined),
    () => reply(200, stored),
    uses,
  );
  uses.push('Newcomer');
  await user.click(again);
  expect(await within(await question('Remove Älvnäs IF?')).findByRole('link', { name: 'Newcomer' })).toBeTruthy();
  expect(sent()).toHaveLength(1);
});

it('is done where what it was to remove is gone, as the attempt without an answer removed it', async () => {
  let isGone = false;
  const { user, again, router } = await failToRemove(
    () => reply(204, undefined),
    () => (isGone ? reply(404, { message: 'none' }) : reply(200, stored)),
  );
  isGone = true;
  await user.click(again);
  const asked = await question('Remove Älvnäs IF?');
  await user.click(await within(asked).findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toasts()).toEqual(['Delete successful!']));
  expect(router.state.location.pathname).toBe(entity.paths.list);
  expect(sent()).toHaveLength(1);
});

it('is not done by that button once another site was selected in another tab', async () => {
  serve(() => Promise.reject(new TypeError('no answer')));
  await openRenewable();
  const user = userEvent.setup();
  await user.click(press('Renew'));
  await user.click(within(await question('Renew Älvnäs IF?')).getByRole('button', { name: 'Renew' }));
  const again = await screen.findByRole('button', { name: 'Try again' });
  await user.click(press('Select Isdalen SK in another tab'));
  await user.click(again);
  expect(await screen.findByText(`Not saved: this tab still works on ${site.name}`)).toBeTruthy();
  expect(sent()).toHaveLength(1);
});
