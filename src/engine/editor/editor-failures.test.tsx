import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { afterEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { clearToasts } from '../../ui/toast-queue.ts';
import {
  entity,
  openStored,
  reply,
  saveButton,
  send,
  sent,
  serve,
  setUp,
  site,
  stored,
  titleField,
  titleLabel,
  toasts,
  uniqueField,
  uniqueLabel,
} from './sample-editor.tsx';

setUp();
afterEach(() => void vi.useRealTimers());

/** Changes the title and saves; gives the banner that tells of the failure. */
async function failToSave(title = 'Not saved', told = 'Update failed!'): Promise<HTMLElement> {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.click(await saveButton());
  const heading = await screen.findByText(title);
  expect(box).toHaveProperty('value', 'Älvnäs IFx');
  expect(toasts()).toEqual([told]);
  const banner = heading.closest<HTMLElement>('[role=alert], [role=status]');
  if (!banner) throw new Error('The failure stands in no banner');
  return banner;
}

const answers = (status: number, message: string, headers: Record<string, string> = {}) =>
  serve(() => reply(status, { message }, headers));

it.each([
  [400, 'The service refused the data.'],
  [403, 'You are not allowed to do this on this site.'],
  [404, 'This no longer exists on the site: somebody removed it after you opened it.'],
  [409, 'This clashes with something that is already there.'],
  [413, 'This is too large to be saved: the service takes at most 1 MB. Shorten it.'],
  [422, 'The service refused the data.'],
  [429, 'Too many requests at once. Wait a moment and try again.'],
  [500, 'Something went wrong. Try again later.'],
])(
  'tells of a %i in words, says that the changes are still there, and leaves the form as it is',
  async (status, words) => {
    answers(status, 'The body is larger than 1 MB.');
    // The catalogue has no other words for a failure of the service itself.
    const told = status === 500 ? 'Oh crap! Failed to save!' : 'Update failed!';
    const banner = await failToSave(undefined, told);
    expect(within(banner).getByText(words)).toBeTruthy();
    expect(within(banner).getByText('Your changes are still here.')).toBeTruthy();
    expect(document.activeElement).toBe(banner.parentElement);
  },
);

it('speaks the user’s language', async () => {
  answers(403, 'no');
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.click(await saveButton());
  await screen.findByText('You are not allowed to do this on this site.');
  await act(() => i18next.changeLanguage('sv'));
  expect(screen.getByText('Du får inte göra det här på den här webbplatsen.')).toBeTruthy();
});

it('gives support a number to find the request by, where the reply has one', async () => {
  answers(500, 'no', { 'x-request-id': 'req-17' });
  const banner = await failToSave(undefined, 'Oh crap! Failed to save!');
  expect(banner.textContent).toContain('If it happens again, tell support this number: req-17.');
});

it('shows what the service says something clashes with, and what is wrong with fields that the form does not have', async () => {
  answers(409, 'Another one is called so');
  expect((await failToSave()).textContent).toContain('Another one is called so');
  clearToasts();
});

it('shows faults of fields that the form does not have in the banner', async () => {
  serve(() =>
    reply(400, { message: 'no', fields: [{ path: 'hiddenThing', message: 'hiddenThing is odd', code: 'odd' }] }, {}),
  );
  expect((await failToSave()).textContent).toContain('hiddenThing is odd');
});

it('tells a lost connection, tries again on demand, and then saves what is in the form', async () => {
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  const banner = await failToSave();
  expect(within(banner).getByText('The service cannot be reached. Check your connection.')).toBeTruthy();
  serve();
  await userEvent.setup().click(within(banner).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  expect(screen.queryByText('Not saved')).toBeNull();
});

it('waits no longer than it is configured to', async () => {
  configureApi({
    base: '/api',
    timeoutMs: 1000,
    instanceId: () => site.instanceId,
    accessToken: async () => 'token',
    onUnauthorized: async () => false,
  });
  const [, answer] = [serve(), send.getMockImplementation()];
  send.mockImplementation(async (input, init = {}) => {
    if (init.method !== 'PUT') return (answer as typeof fetch)(input, init);
    return new Promise((_resolve, reject) => {
      init.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
  });
  const banner = await failToSave();
  expect(within(banner).getByText('The service did not answer in time. Try again.')).toBeTruthy();
});

it('says when too many calls may be tried again, counts down, and lets nobody press before', async () => {
  answers(429, 'no', { 'retry-after': '4' });
  const banner = await failToSave();
  expect(banner.textContent).toMatch(/You can try again at \d\d:\d\d:\d\d\./);
  const retry = within(banner).getByRole('button', { name: 'Try again' });
  expect(retry.textContent).toMatch(/^Try again in [1-4] s$/);
  expect(retry.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(retry);
  expect(sent()).toHaveLength(1);
  serve();
  await waitFor(() => expect(retry.textContent).toBe('Try again'));
  await userEvent.setup().click(retry);
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
});

it('counts what is wrong per section, links to each field, and keeps a fault until its own field is changed', async () => {
  const paths = [titleField?.field, uniqueField?.field];
  serve(() => reply(400, { message: 'no', fields: paths.map((path) => ({ path, message: 'bad', code: 'type' })) }));
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.click(await saveButton());
  const summary = await screen.findByText('2 fields need your attention');
  expect(document.activeElement).toBe(box);
  expect(
    within(screen.getByRole('navigation', { name: /sections/i })).getAllByText(/^[12] error/).length,
  ).toBeGreaterThan(0);
  const other = screen.getByRole('textbox', { name: uniqueLabel });
  await user.click(screen.getByRole('button', { name: `${uniqueField?.label.en} is not valid.` }));
  expect(document.activeElement).toBe(other);
  await user.type(box, 'y');
  await waitFor(() => expect(box.getAttribute('aria-invalid')).not.toBe('true'));
  expect(other.getAttribute('aria-invalid')).toBe('true');
  await user.type(other, 'y');
  await waitFor(() => expect(other.getAttribute('aria-invalid')).not.toBe('true'));
  expect(summary.isConnected).toBe(false);
});

it('puts a fault in a row at the field of that row', async () => {
  const list = entity.form.sections.flatMap(({ fields }) => fields).find(({ widget }) => widget === 'external-ids');
  if (!list) throw new Error('The entity has no rows');
  const register = { uuid: '0f2e8c8e-6d0c-4c2e-9d52-0c1f7f2f4a11', code: 'x', visible: true, name: 'Register' };
  const body = { ...stored, [list.field]: ['1', '2'].map((extId) => ({ extId, extIdType: register })) };
  const path = `${list.field}.1.extId`;
  serve(
    () => reply(400, { message: 'no', fields: [{ path, message: 'bad', code: 'type' }] }),
    (url) => (url.includes('/abc') ? reply(200, body) : undefined),
  );
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await user.click(await saveButton());
  await screen.findByText('1 field needs your attention');
  expect(document.activeElement?.id).toBe(`field.${path}`);
  expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
});

it('tells of a duplicate as soon as the field is left, without taking the focus', async () => {
  serve(undefined, (url) =>
    /TAKEN\b/.test(url)
      ? reply(200, { items: [{ [entity.id]: 'other', [entity.title]: 'Isdalen SK' }], total: 1 })
      : undefined,
  );
  const user = userEvent.setup();
  const { box } = await openStored();
  const unique = screen.getByRole('textbox', { name: uniqueLabel });
  await user.clear(unique);
  await user.type(unique, 'TAKEN');
  await user.click(box);
  const words = `${uniqueField?.label.en} is already used by Isdalen SK. Choose another.`;
  expect(await screen.findByText(words)).toBeTruthy();
  expect(unique.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(box);
  await user.type(screen.getByRole('textbox', { name: titleLabel }), 'y');
  expect(screen.getByText(words)).toBeTruthy();
  await user.type(unique, '2');
  await waitFor(() => expect(screen.queryByText(words)).toBeNull());
  expect(sent()).toHaveLength(0);
});

it('asks about what the save would remove although something shows it, and then saves all the same', async () => {
  const fields = [{ path: 'groups', message: 'Guld: Startsidan › Partner', code: 'inUse' }];
  const update = vi.fn<NonNullable<typeof entity.update>>();
  update.mockRejectedValueOnce(new ApiError('http', 409, 'One thing refers to it.', fields));
  update.mockImplementation(async (_id, input) => ({ ...stored, ...input }));
  const user = userEvent.setup();
  const { box } = await openStored({ edited: { ...entity, update } });
  await user.type(box, 'x');
  await user.click(await saveButton());
  expect(await screen.findByText('Guld: Startsidan › Partner')).toBeTruthy();
  expect(update.mock.lastCall?.[3]).toBeUndefined();
  await user.click(screen.getByRole('button', { name: 'Save all the same' }));
  await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
  expect(update.mock.lastCall?.[3]).toBe(true);
  await waitFor(() => expect(screen.queryByText('Guld: Startsidan › Partner')).toBeNull());
});
