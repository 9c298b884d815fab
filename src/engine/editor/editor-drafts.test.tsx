import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { clearToasts, toastStore } from '../../ui/toast-queue.ts';
import { discardUnsavedWork, keepUnsavedWork } from '../edit-session/unsaved-work.ts';
import { valueAt } from '../values/values.ts';
import {
  entity,
  open,
  openStored,
  reply,
  saveButton,
  sent,
  serve,
  setUp,
  site,
  stored,
  titleField,
  titleLabel,
  toasts,
} from './sample-editor.tsx';

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('touchline.draft/'));
const kept = () => drafts().map((key) => JSON.parse(localStorage.getItem(key) ?? '') as Record<string, unknown>);
const titleOf = (draft?: Record<string, unknown>) => valueAt(draft?.edited, entity.title);
const offer = () => screen.findByText(/^You have an unsaved draft/);

// Each opens an editor twice, with all its widgets.

setUp();
afterEach(() => void vi.restoreAllMocks());

/** Types into the stored thing, waits until the draft is kept, and closes the page as a crash would. */
async function typeAndCrash(text: string): Promise<void> {
  const user = userEvent.setup();
  const { box, unmount } = await openStored();
  await user.type(box, text);
  await waitFor(() => expect(titleOf(kept().at(-1))).toBe(`Älvnäs IF${text}`));
  unmount();
}

it('keeps what is typed, with what it started from, its version and its time, and nothing of the sign-in', async () => {
  await typeAndCrash('x');
  const [draft] = kept();
  expect(draft).toMatchObject({
    version: '"3"',
    base: { [entity.title]: 'Älvnäs IF', neverHeardOf: { deep: [1, 2] } },
  });
  expect(Date.now() - Number(draft?.at)).toBeLessThan(10_000);
  expect(drafts()[0]).toContain(`/${site.user}/${site.instanceId}/${entity.name}/`);
  expect(JSON.stringify(localStorage)).not.toContain('token');
});

it('offers it back after a crash with what differs, and brings it back as a change', async () => {
  await typeAndCrash('x');
  const user = userEvent.setup();
  const { box } = await openStored();
  expect((await offer()).closest('[role=status]')?.textContent).toContain(titleField?.label.en);
  expect(box).toHaveProperty('value', 'Älvnäs IF');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(box).toHaveProperty('value', 'Älvnäs IFx'));
  expect(await screen.findByText('1 change')).toBeTruthy();
  expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(box));
  await waitFor(() => expect(drafts()).toHaveLength(1));
});

it('discards it when told to, and brings even that back', async () => {
  await typeAndCrash('x');
  const user = userEvent.setup();
  await openStored();
  await offer();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
  expect(drafts()).toEqual([]);
  act(() =>
    toastStore
      .read()
      .find(({ action }) => action?.label === 'Undo')
      ?.action?.onPress(),
  );
  expect(await offer()).toBeTruthy();
  expect(drafts()).toHaveLength(1);
});

it('brings it onto the newest version when somebody else has changed the record since', async () => {
  const other = entity.form.unique?.field ?? '';
  await typeAndCrash('x');
  serve(undefined, (url) =>
    url.includes('/abc') ? reply(200, { ...stored, [other]: 'NEW' }, { etag: '"5"' }) : undefined,
  );
  const user = userEvent.setup();
  const { box } = await openStored();
  await offer();
  expect(screen.getByText(/Somebody has changed the record since/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(box).toHaveProperty('value', 'Älvnäs IFx'));
  expect(document.getElementById(`field.${other}`)).toHaveProperty('value', 'NEW');
  expect(await screen.findByText('1 change')).toBeTruthy();
});

it('lets the user choose where somebody else has changed the same', async () => {
  await typeAndCrash('x');
  serve(undefined, (url) =>
    url.includes('/abc') ? reply(200, { ...stored, [entity.title]: 'Named by others' }, { etag: '"5"' }) : undefined,
  );
  const user = userEvent.setup();
  const { box } = await openStored();
  await offer();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  const dialog = await screen.findByRole('dialog', { name: 'Changed in both' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
  expect(box).toHaveProperty('value', 'Named by others');
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await user.click(await screen.findByRole('radio', { name: /^Your draft/ }));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Bring it back' }));
  await waitFor(() => expect(box).toHaveProperty('value', 'Älvnäs IFx'));
  expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(box));
});

it('goes with a save, with a reset, and with changing the field back', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  for (const end of [
    async () => user.click(await saveButton()),
    async () => user.click(await screen.findByRole('button', { name: 'Reset' })),
    () => user.type(box, '{Backspace}'),
  ]) {
    await user.type(box, 'x');
    await waitFor(() => expect(drafts()).toHaveLength(1));
    await end();
    await waitFor(() => expect(drafts()).toEqual([]));
  }
});

it('stays after a failed save', async () => {
  serve(() => reply(500, { message: 'no' }));
  const user = userEvent.setup();
  const { box, unmount } = await openStored();
  await user.type(box, 'x');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Oh crap! Failed to save!'));
  unmount();
  expect(titleOf(kept()[0])).toBe('Älvnäs IFx');
});

it('is kept at once when the page is hidden, is left, or the sign-in ends, without waiting for the typing to rest', async () => {
  const { box } = await openStored();
  const moments = [
    () => fireEvent(window, new Event('pagehide')),
    () => keepUnsavedWork(),
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      fireEvent(document, new Event('visibilitychange'));
    },
  ];
  for (const [index, happen] of moments.entries()) {
    fireEvent.change(box, { target: { value: `Typed ${index}` } });
    expect(titleOf(kept()[0])).not.toBe(`Typed ${index}`);
    happen();
    expect(titleOf(kept()[0])).toBe(`Typed ${index}`);
  }
});

it('goes when the changes are given up, also for what was typed a moment before', async () => {
  const { box } = await openStored();
  fireEvent.change(box, { target: { value: 'Given up' } });
  keepUnsavedWork();
  expect(drafts()).toHaveLength(1);
  discardUnsavedWork();
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(drafts()).toEqual([]);
});

it('belongs to a new thing too, and to it alone', async () => {
  const user = userEvent.setup();
  const page = open(entity.paths.create);
  await user.type(await screen.findByRole('textbox', { name: titleLabel }), 'Brand new');
  await waitFor(() => expect(titleOf(kept()[0])).toBe('Brand new'));
  page.unmount();
  const stored = await openStored();
  expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
  stored.unmount();
  open(entity.paths.create);
  expect(await offer()).toBeTruthy();
});

it('is offered to its user on its site only', async () => {
  await typeAndCrash('x');
  const other = await openStored({ activeSite: { ...site, user: 'user-2' } });
  expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
  other.unmount();
  await openStored({ activeSite: { ...site, instanceId: 'isda1_isda' } });
  expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
});

it('of another tab is never written over: both are offered, one after the other', async () => {
  const user = userEvent.setup();
  await typeAndCrash('1');
  const { box, unmount } = await openStored();
  await offer();
  await user.type(box, '2');
  await waitFor(() => expect(drafts()).toHaveLength(2));
  unmount();
  await openStored();
  await offer();
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await offer()).toBeTruthy();
  expect(titleOf(kept()[0])).toBe('Älvnäs IF1');
});

it('of an editor that is still open is not offered; it is said that it is there', async () => {
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  open(`${entity.paths.edit.replace(/\{[^}]+\}/, 'abc')}`);
  expect(await screen.findByText('You are also editing this in another tab')).toBeTruthy();
  expect(screen.queryByText(/^You have an unsaved draft/)).toBeNull();
});

it('carries along what is typed while a first save is under way, and leaves nothing for the next new one', async () => {
  const user = userEvent.setup();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  serve(async () => {
    await held;
    return reply(200, stored, { etag: '"1"' });
  });
  const page = open(entity.paths.create);
  for (const box of await screen.findAllByRole('textbox')) {
    if (box.getAttribute('aria-required') === 'true' || box.hasAttribute('required')) await user.type(box, 'Abc');
  }
  await user.click(await saveButton());
  await waitFor(() => expect(sent()).toHaveLength(1));
  fireEvent.change(screen.getByRole('textbox', { name: titleLabel }), { target: { value: 'Typed meanwhile' } });
  answer();
  await offer();
  await user.click(screen.getByRole('button', { name: 'Bring it back' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: titleLabel })).toHaveProperty('value', 'Typed meanwhile'),
  );
  page.unmount();
  expect(drafts().filter((key) => key.includes('/new/'))).toEqual([]);
});

it('carries along what is typed until the page of what was made is there, and makes no second one', async () => {
  const user = userEvent.setup();
  const { promise: editArrives, resolve: arrive } = Promise.withResolvers<void>();
  serve(() => reply(200, stored, { etag: '"1"' }));
  const page = open(entity.paths.create, { editArrives });
  for (const box of await screen.findAllByRole('textbox')) {
    if (box.getAttribute('aria-required') === 'true' || box.hasAttribute('required')) await user.type(box, 'Abc');
  }
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toEqual(['Save successful! High five!']));
  fireEvent.change(screen.getByRole('textbox', { name: titleLabel }), { target: { value: 'Typed meanwhile' } });
  await user.keyboard('{Control>}s{/Control}');
  arrive();
  await offer();
  expect(drafts().filter((key) => key.includes('/new/'))).toEqual([]);
  expect(sent()).toHaveLength(1);
  page.unmount();
});

it('is not left by a new thing that is saved as it was opened', async () => {
  const user = userEvent.setup();
  serve(() => reply(200, stored, { etag: '"1"' }));
  const page = open(entity.paths.create, { edited: { ...entity, validate: () => true } });
  await screen.findByRole('textbox', { name: titleLabel });
  await user.click(await saveButton());
  await waitFor(() => expect(page.router.state.location.pathname).not.toBe(entity.paths.create));
  await screen.findByRole('textbox', { name: titleLabel });
  page.unmount();
  expect(drafts()).toEqual([]);
});

it('that the browser refuses to keep is said once, and nothing breaks', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const user = userEvent.setup();
  const { box } = await openStored();
  await user.type(box, 'x');
  const words = 'Your browser does not keep drafts. Save often: what you type is lost if the page closes.';
  await waitFor(() => expect(toasts()).toEqual([words]));
  clearToasts();
  await user.type(box, 'y');
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(toasts()).toEqual([]);
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
});
