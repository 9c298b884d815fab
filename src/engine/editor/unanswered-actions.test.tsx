import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Action } from '../../contract/entity.ts';
import { apiFetch } from '../../contract/fetcher.ts';
import { label } from './sample-actions.ts';
import { entity, openStored, reply, sent, serve, setUp, stored, toasts } from './sample-editor.tsx';

setUp();

const press = (name: string) => screen.getByRole('button', { name });
const question = (name: string) => screen.findByRole('alertdialog', { name });

/** Opens what has an action that is a call. */
async function openRenewable(): Promise<void> {
  const renew: Action = { name: 'renew', label: label('Renew'), text: label('x'), call: { operation: 'renewSponsor' } };
  const calls = { renew: (id: string, init = {}) => apiFetch<object>(`/x/${id}`, { ...init, method: 'POST' }) };
  await openStored({ edited: { ...entity, actions: [renew], calls } });
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
