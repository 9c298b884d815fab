import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
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
  titleField,
  toasts,
  uniqueField,
} from './sample-editor.tsx';

const title = entity.title;
const code = uniqueField?.field ?? '';
const kept = (label: string | undefined) => `Somebody else had changed this meanwhile, and it was kept: ${label}.`;
const dialog = () => screen.findByRole('dialog', { name: 'You both changed the same thing' });
const match = (call: number) => new Headers(sent()[call]?.[1]?.headers).get('if-match');

/**
 * A service in which somebody else saves once the page is open. With `etags` it knows versions and refuses stale ones;
 * `reads` counts what is read.
 */
function serveMeanwhile(changes: object, etags = true) {
  const theirs = { ...stored, ...changes };
  let reads = 0;
  serve(
    (init) => {
      if (etags && new Headers(init.headers).get('if-match') !== '"4"') return reply(412, { message: 'stale' });
      return reply(200, { ...theirs, ...bodyOf(init) }, etags ? { etag: '"5"' } : {});
    },
    (url) => {
      if (!url.includes('/abc')) return undefined;
      reads += 1;
      const isFirst = reads === 1;
      const version = { etag: isFirst ? '"3"' : '"4"' };
      return reply(200, isFirst ? stored : theirs, etags ? version : {});
    },
  );
}

setUp();

it.each([true, false])(
  'merges what somebody else changed elsewhere, by itself, and says so (versions: %s)',
  async (etags) => {
    const user = userEvent.setup();
    serveMeanwhile({ [code]: 'THEIRS', neverHeardOf: { deep: [3] } }, etags);
    const { box } = await openStored();
    await user.type(box, '!');
    await user.click(await saveButton());
    await waitFor(() => expect(toasts()).toEqual([kept(uniqueField?.label.en), 'Update successful!']));
    expect(bodyOf(sent().at(-1)?.[1])).toMatchObject({
      [title]: 'Älvnäs IF!',
      [code]: 'THEIRS',
      neverHeardOf: { deep: [3] },
    });
    expect(match(sent().length - 1)).toBe(etags ? '"4"' : null);
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Save to/ })).toBeNull());
  },
);

it('calls a save of what somebody else deleted meanwhile a save', async () => {
  const user = userEvent.setup();
  serveMeanwhile({ deleted: true });
  const { box } = await openStored();
  await user.type(box, '!');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
});

it.each(['mine', 'theirs'] as const)('lets one choose where both changed the same: %s', async (side) => {
  const user = userEvent.setup();
  serveMeanwhile({ [title]: 'Älvnäs HC', lastModifiedBy: 'Elin Berg' });
  const { box } = await openStored();
  await user.type(box, ' U20');
  await user.click(await saveButton());
  const question = within(await dialog());
  expect(question.getByText(/^Elin Berg saved this after you opened it/)).toBeTruthy();
  const save = question.getByRole('button', { name: /^Save to/ });
  await user.click(save);
  expect(sent()).toHaveLength(1);
  const group = within(question.getByRole('group', { name: titleField?.label.en ?? '' }));
  expect(group.getByText('Before:').parentElement?.textContent).toBe('Before: Älvnäs IF');
  await user.click(group.getByRole('radio', { name: side === 'mine' ? /^Yours/ : /^Theirs/ }));
  await user.click(save);
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
  // What was chosen needs no telling.
  expect(toasts()).toEqual(['Update successful!']);
  const name = side === 'mine' ? 'Älvnäs IF U20' : 'Älvnäs HC';
  // Where theirs was chosen there is nothing to send.
  expect(sent()).toHaveLength(side === 'mine' ? 2 : 1);
  await waitFor(() => expect(box).toHaveProperty('value', name));
  expect(screen.queryByRole('button', { name: /^Save to/ })).toBeNull();
});

it('saves nothing and keeps the form when one goes back instead of choosing', async () => {
  const user = userEvent.setup();
  serveMeanwhile({ [title]: 'Älvnäs HC' });
  const { box } = await openStored();
  await user.type(box, ' U20');
  await user.click(await saveButton());
  await dialog();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(toasts()).toEqual(['Nothing was saved. Your changes are still here.']));
  expect(box).toHaveProperty('value', 'Älvnäs IF U20');
  await user.click(await saveButton());
  expect(await dialog()).toBeTruthy();
});

it('gives up when somebody else comes first every time, and keeps the form', async () => {
  const user = userEvent.setup();
  serve(() => reply(412, { message: 'stale' }));
  const { box } = await openStored();
  await user.type(box, '!');
  await user.click(await saveButton());
  expect(await screen.findByText('Changed by somebody else')).toBeTruthy();
  expect(sent()).toHaveLength(4);
  expect(box).toHaveProperty('value', 'Älvnäs IF!');
});

it('says that it is gone when somebody else removed it, and keeps the form', async () => {
  const user = userEvent.setup();
  let isGone = false;
  serve(
    () => {
      isGone = true;
      return reply(412, { message: 'stale' });
    },
    (url) => (isGone && url.includes('/abc') ? reply(404, { message: 'none' }) : undefined),
  );
  const { box } = await openStored();
  await user.type(box, '!');
  await user.click(await saveButton());
  expect(await screen.findByText(/no longer exists/)).toBeTruthy();
  expect(box).toHaveProperty('value', 'Älvnäs IF!');
});

it('takes an answer without a body for a save, and reads what was stored', async () => {
  const user = userEvent.setup();
  let now: object = stored;
  serve(
    (init) => {
      now = { ...stored, ...bodyOf(init) };
      return reply(200, undefined, {});
    },
    (url) => (url.includes('/abc') ? reply(200, now, { etag: now === stored ? '"3"' : '"4"' }) : undefined),
  );
  const { box } = await openStored();
  await user.type(box, '!');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  await user.type(box, '?');
  await user.click(await saveButton());
  await waitFor(() => expect(match(1)).toBe('"4"'));
});

it('asks nothing about a save that was stored although its answer was lost', async () => {
  const user = userEvent.setup();
  let now: object = stored;
  serve(
    (init) => {
      if (now !== stored) return reply(412, { message: 'stale' });
      now = { ...stored, ...bodyOf(init) };
      throw new TypeError('connection lost');
    },
    (url) => (url.includes('/abc') ? reply(200, now, { etag: now === stored ? '"3"' : '"4"' }) : undefined),
  );
  const { box } = await openStored();
  await user.type(box, '!');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toEqual(['Update failed!']));
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toEqual(['Update successful!']));
  expect(box).toHaveProperty('value', 'Älvnäs IF!');
});
