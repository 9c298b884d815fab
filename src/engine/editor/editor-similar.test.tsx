import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import type { WholeEntity } from '../../contract/entity.ts';
import { editPath } from '../entity/paths.ts';
import {
  entity,
  open,
  openStored,
  reply,
  saveButton,
  sent,
  serve,
  setUp,
  stored,
  titleLabel,
  toasts,
  uniqueField,
  uniqueLabel,
} from './sample-editor.tsx';

/** The same entity, of which two with this title and this other value look like one. */
const edited: WholeEntity = {
  ...entity,
  form: {
    ...entity.form,
    similar: { parameters: { alike: entity.title, also: uniqueField?.field ?? '' } },
  },
};
const look = { [entity.id]: 'other', [entity.title]: 'Älvnäs IF' };
const looksAlike = (url: string) =>
  new URLSearchParams(url.split('?')[1]).get('alike') === 'Älvnäs IF'
    ? reply(200, { items: [look], total: 1 })
    : undefined;

setUp();
beforeEach(() => {
  serve(() => reply(200, stored, { etag: '"1"' }), looksAlike);
});

async function fillIn(title: string) {
  const user = userEvent.setup();
  open(entity.paths.create, { edited });
  const box = await screen.findByRole('textbox', { name: titleLabel });
  await user.type(box, title);
  await user.type(screen.getByRole('textbox', { name: uniqueLabel }), 'NEW1');
  return { user, box };
}

const question = () => screen.findByRole('alertdialog', { name: 'Is it one of these?' });

it('hints quietly at look-alikes once all their fields are left, with links that open in a new tab', async () => {
  const user = userEvent.setup();
  open(entity.paths.create, { edited });
  const box = await screen.findByRole('textbox', { name: titleLabel });
  await user.type(box, 'Älvnäs IF');
  await user.tab();
  // Longer than what was left takes to settle: one field of the two is not enough.
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText('There may already be one like this')).toBeNull();
  await user.type(screen.getByRole('textbox', { name: uniqueLabel }), 'NEW1');
  await user.click(box);
  const hint = await screen.findByText('There may already be one like this');
  const link = within(hint.parentElement as HTMLElement).getByRole('link', { name: /^Älvnäs IF/ });
  expect(link.getAttribute('href')).toBe(editPath(entity, 'other'));
  expect(link.getAttribute('target')).toBe('_blank');
  expect(document.activeElement).toBe(box);
});

it('asks before it makes one, goes back with all that was typed, and makes it when told to', async () => {
  const { user, box } = await fillIn('Älvnäs IF');
  await user.click(await saveButton());
  const asked = await question();
  expect(within(asked).getByRole('link', { name: /^Älvnäs IF/ })).toBeTruthy();
  expect(sent()).toHaveLength(0);
  await user.click(within(asked).getByRole('button', { name: 'Go back' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(box).toHaveProperty('value', 'Älvnäs IF');
  expect(sent()).toHaveLength(0);
  await user.click(await saveButton());
  await user.click(within(await question()).getByRole('button', { name: 'Add it all the same' }));
  await waitFor(() => expect(toasts()).toContain('Save successful! High five!'));
  expect(sent()).toHaveLength(1);
});

it('asks nothing when there are none, or when they cannot be looked for', async () => {
  const { user } = await fillIn('Isdalen SK');
  serve(
    () => reply(200, stored),
    (url) => (url.includes('alike=') ? reply(500, {}) : undefined),
  );
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Save successful! High five!'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('asks nothing about what is stored already', async () => {
  const user = userEvent.setup();
  const { box } = await openStored({ edited });
  await user.type(box, 'x');
  await user.click(await saveButton());
  await waitFor(() => expect(toasts()).toContain('Update successful!'));
});

it('leads from what is stored to merging it with a look-alike, once a field was left', async () => {
  const user = userEvent.setup();
  const merged = { ...edited, paths: { ...edited.paths, merge: '/merge' } };
  const rows = [{ [entity.id]: 'abc', [entity.title]: 'Älvnäs IF' }, look];
  serve(
    () => reply(200, stored, { etag: '"1"' }),
    (url) => (url.includes('alike=') ? reply(200, { items: rows, total: 2 }) : undefined),
  );
  await openStored({ edited: merged });
  expect(screen.queryByText('Is it the same as one of these?')).toBeNull();
  await user.click(screen.getByRole('textbox', { name: titleLabel }));
  await user.tab();
  await screen.findByText('Is it the same as one of these?');
  const links = screen.getAllByRole('link', { name: 'Merge with Älvnäs IF' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/merge?kept=abc&ended=other']);
});

it('looks for none of what is stored where nothing can be merged', async () => {
  const user = userEvent.setup();
  const { merge: _, ...paths } = edited.paths;
  const { box } = await openStored({ edited: { ...edited, paths } });
  await user.click(box);
  await user.tab();
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(screen.queryByText('Is it the same as one of these?')).toBeNull();
});
