import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  entity,
  open,
  reply,
  send,
  serve,
  setUp,
  site,
  stored,
  titleField,
  titleLabel,
} from '../editor/sample-editor.tsx';
import { editPath } from '../entity/paths.ts';

setUp();

const entry = (id: string, more: object) => ({
  id,
  at: '2026-11-20T10:00:00Z',
  actor: { subject: 's', name: 'Åsa Ström' },
  instanceId: site.instanceId,
  entity: entity.name,
  entityId: 'abc',
  title: 'Älvnäs IF',
  action: 'changed',
  brief: false,
  summary: '',
  changes: [],
  ...more,
});
const renamed = entry('2', { changes: [{ path: entity.title, before: 'Älvnäs', after: 'Älvnäs IF' }] });

const calls = () => send.mock.calls.map(([url]) => url as string).filter((url) => url.includes('/audit'));

async function openHistory(items: readonly object[], total = items.length) {
  serve(undefined, (url) => (url.includes('/audit') ? reply(200, { items, total, page: 1, pageSize: 10 }) : undefined));
  open(editPath(entity, 'abc', stored));
  const tab = await screen.findByRole('tab', { name: 'History' });
  expect(calls()).toEqual([]);
  await userEvent.click(tab);
  return screen.findByRole('tabpanel', { name: 'History' });
}

test('the history is fetched once it is opened, and tells who, when and what with the labels of the form', async () => {
  const panel = await openHistory([renamed, entry('1', { action: 'created', actor: null, brief: true })]);
  await within(panel).findByText('Åsa Ström');
  expect(calls()[0]).toContain(`entity=${entity.name}&entityId=abc&instanceId=${site.instanceId}`);
  expect(within(panel).getAllByText(titleField?.label.en ?? '').length).toBeGreaterThan(0);
  expect(panel.textContent).toContain('Älvnäs IF');
  await userEvent.click(within(panel).getByText('The service'));
  await within(panel).findByText(/its values were not recorded/);
  expect(calls()).toHaveLength(1);
});

test('an entry says how long ago it was, with the moment as a tooltip, and has an avatar of who made it', async () => {
  const at = new Date(Date.now() - 3 * 3_600_000 - 60_000).toISOString();
  const panel = await openHistory([{ ...renamed, at }]);
  const time = (await within(panel).findByText('Åsa Ström')).parentElement?.querySelector('time');
  expect(time?.textContent).toBe('3 hr. ago');
  expect(time?.title).toContain(at.slice(0, 4));
  expect(time?.nextElementSibling?.textContent).toBe('ÅS');
});

test('what a new thing was made with is told without what was before', async () => {
  const made = { action: 'created', changes: [{ path: entity.title, before: null, after: 'Älvnäs IF' }] };
  const panel = await openHistory([renamed, entry('1', made)]);
  const old = (await within(panel).findByText('Created')).closest('details') as HTMLElement;
  await userEvent.click(within(old).getByText('Created'));
  await within(old).findByText('Älvnäs IF');
  expect(within(old).queryByText('Before')).toBeNull();
  expect(within(panel).getAllByText('Before')).toHaveLength(1);
});

test('what the list shows and the form does not is told by the label of its column', async () => {
  const shown = new Set(entity.form.sections.flatMap(({ fields }) => fields.map(({ field }) => field)));
  const column = entity.list.columns.find(({ field }) => !shown.has(field) && !field.includes('.'));
  if (!column) throw new Error('The form shows all that the list does');
  const panel = await openHistory([entry('3', { changes: [{ path: column.field, before: 1, after: 2 }] })]);
  // In the line of the entry, and at the values.
  expect(await within(panel).findAllByText(column.label.en)).toHaveLength(2);
  expect(within(panel).queryByText(column.field)).toBeNull();
});

test('a merge is told in words that lead to the other one', async () => {
  const other = { uuid: 'other-one', displayName: 'Lo Dubbelgren' };
  const panel = await openHistory([entry('4', { changes: [{ path: 'mergedFrom', before: [], after: [other] }] })]);
  const link = await within(panel).findByRole('link', { name: 'Merged Lo Dubbelgren into this one' });
  expect(link.getAttribute('href')).toBe(editPath(entity, other.uuid, stored));
});

test('a field is brought back as an unsaved change, which can be undone', async () => {
  const panel = await openHistory([renamed]);
  const label = titleField?.label.en;
  await userEvent.click(await within(panel).findByRole('button', { name: `Bring back ${label} as it was before` }));
  await within(panel).findByText(`Brought back as an unsaved change: ${label}.`);
  await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
  const field = await screen.findByLabelText(titleLabel);
  await waitFor(() => expect(field).toHaveProperty('value', 'Älvnäs'));
  await screen.findByText('1 change');
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(screen.getByLabelText(titleLabel)).toHaveProperty('value', 'Älvnäs IF'));
});

test('a history that cannot be loaded says so and offers another try', async () => {
  serve(undefined, (url) => (url.includes('/audit') ? reply(503, { message: 'away' }) : undefined));
  open(editPath(entity, 'abc', stored));
  await userEvent.click(await screen.findByRole('tab', { name: 'History' }));
  const panel = await screen.findByRole('tabpanel', { name: 'History' });
  await within(panel).findByText('The history could not be loaded');
  serve(undefined, (url) =>
    url.includes('/audit') ? reply(200, { items: [], total: 0, page: 1, pageSize: 10 }) : undefined,
  );
  await userEvent.click(within(panel).getByRole('button', { name: 'Try again' }));
  await within(panel).findByText('Nothing recorded yet');
});
