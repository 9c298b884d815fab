import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Action } from '../../contract/entity.ts';
import { toastStore } from '../../ui/toast-queue.ts';
import { valueAt } from '../values/values.ts';
import {
  bodyOf,
  entity,
  openStored,
  reply,
  sent,
  serve,
  setUp,
  stored,
  toasts,
  uniqueField,
} from './sample-editor.tsx';

const unique = uniqueField?.field ?? '';
const label = (en: string) => ({ en, sv: en });
const before = { [unique]: String(valueAt(stored, unique)) };
const after = { [unique]: 'SHELF' };
const shelve: Action = { name: 'shelve', label: label('Shelve'), text: label('On it.'), when: before, set: after };
const unshelve: Action = { name: 'back', label: label('Unshelve'), text: label('Off it.'), when: after, set: before };

setUp();

it('does at once what can be taken back, and takes it back on the same page', async () => {
  const user = userEvent.setup();
  await openStored({ edited: { ...entity, actions: [shelve, unshelve] } });
  await user.click(screen.getByRole('button', { name: 'Shelve' }));
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(bodyOf(sent()[0]?.[1])).toMatchObject(after);
  await screen.findByRole('button', { name: 'Unshelve' });
  serve(undefined, (url) => (url.includes('/abc') ? reply(200, { ...stored, ...after }) : undefined));
  act(() => toastStore.read().at(-1)?.action?.onPress());
  expect(await screen.findByRole('button', { name: 'Shelve' })).toBeTruthy();
  expect(bodyOf(sent()[1]?.[1])).toMatchObject(before);
});
