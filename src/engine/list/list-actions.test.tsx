import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toastStore } from '../../ui/toast-queue.ts';
import { withinSentence } from '../text/use-text.ts';
import { asked, entity, openList, row, send, serve, setUp, site, withoutRestore } from './sample-list.tsx';

setUp();
/** The entity's own words for one and for many. */
const [one, many] = [entity.labels.one.en, entity.labels.many.en].map(withinSentence);

/** Answers lists and single rows; a change of `refused` is refused as the service would, with 0 no answer comes. */
function serveChanges(rows: ReturnType<typeof row>[], refused: Record<string, number> = {}) {
  const sent: { id: string; version: string | null; body: unknown }[] = [];
  send.mockImplementation(async (input, init) => {
    const url = new URL(input as string, 'http://x');
    const id = url.pathname.split('/').at(-1) ?? '';
    const one = rows.find((candidate) => candidate[entity.id] === id);
    if (init?.method === 'PUT') {
      sent.push({ id, version: new Headers(init.headers).get('if-match'), body: JSON.parse(init.body as string) });
      const status = refused[id];
      if (status === 0) throw new TypeError('Failed to fetch');
      if (status) return new Response('{"message":"no"}', { status });
      return new Response(JSON.stringify(one));
    }
    if (one) return new Response(JSON.stringify({ ...one, neverHeardOf: 7 }), { headers: { etag: `"${id}"` } });
    return new Response(JSON.stringify({ items: rows, total: rows.length, page: 1, pageSize: 25 }));
  });
  return sent;
}

it('does an action to the chosen rows: asks with their number, tells each result, and tries the failed ones again', async () => {
  const user = userEvent.setup();
  const refused: Record<string, number> = { 'id-2': 412, 'id-3': 403 };
  const sent = serveChanges([row(1), row(2), row(3), { ...row(4), deleted: true }], refused);
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText(`4 ${many} selected`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: `Delete 3 ${many}?` });
  expect(question.textContent).toContain('It leaves the list.');
  expect(question.textContent).toContain(`Left out: 1 ${one} to which this does not apply.`);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const results = await screen.findByRole('list', { name: 'Results' });
  expect(
    within(results)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Lag 3RefusedYou are not allowed to do this on this site.',
    'Lag 2Changed meanwhileSomebody changed it meanwhile. Nothing was overwritten.',
    'Lag 1Done',
  ]);
  expect(sent.map(({ id, version }) => [id, version])).toEqual([
    ['id-1', '"id-1"'],
    ['id-2', '"id-2"'],
    ['id-3', '"id-3"'],
  ]);
  expect(sent[0]?.body).toMatchObject({ deleted: true, neverHeardOf: 7 });
  delete refused['id-2'];
  delete refused['id-3'];
  await user.click(screen.getByRole('button', { name: 'Try the 2 failed ones again' }));
  expect(await screen.findByText('Delete successful!')).toBeTruthy();
  expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2', 'id-3', 'id-2', 'id-3']);
  await user.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByText(`4 ${many} selected`)).toBeNull());
});

it('says that what got no answer failed: nobody refused it', async () => {
  const user = userEvent.setup();
  serveChanges([row(1), row(2), row(3), { ...row(4), deleted: true }], { 'id-1': 0, 'id-2': 500 });
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const results = await screen.findByRole('list', { name: 'Results' });
  const told = within(results)
    .getAllByRole('listitem')
    .map((item) => item.textContent);
  expect(told[0]).toMatch(/^Lag 1FailedThe service cannot be reached/);
  expect(told[1]).toMatch(/^Lag 2Failed/);
});

it('does it once, however quickly the answer is pressed twice', async () => {
  const user = userEvent.setup();
  const sent = serveChanges([row(1), row(2)]);
  openList(entity.paths.list, site, withoutRestore);
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: `Delete 2 ${many}?` });
  const yes = within(question).getByRole('button', { name: 'Delete' });
  act(() => {
    yes.click();
    yes.click();
  });
  await screen.findByRole('list', { name: 'Results' });
  expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
});

it('does at once what can be taken back, and takes it back from all of them', async () => {
  const user = userEvent.setup();
  const sent = serveChanges([row(1), row(2)]);
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toastStore.read().at(-1)?.text).toBe('Delete successful!'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.queryByText(`2 ${many} selected`)).toBeNull();
  expect(sent.map(({ id, body }) => [id, body])).toEqual([
    ['id-1', expect.objectContaining({ deleted: true })],
    ['id-2', expect.objectContaining({ deleted: true })],
  ]);
  const back = serveChanges([
    { ...row(1), deleted: true },
    { ...row(2), deleted: true },
  ]);
  const undo = toastStore.read().at(-1)?.action;
  expect(undo?.label).toBe('Undo');
  act(() => undo?.onPress());
  await waitFor(() => expect(toastStore.read().at(-1)?.text).toBe('Restored successfully!'));
  expect(back.map(({ id, body }) => [id, body])).toEqual([
    ['id-1', expect.objectContaining({ deleted: false })],
    ['id-2', expect.objectContaining({ deleted: false })],
  ]);
});

it('does what can be taken back at once where nothing refers to the rows, and asks where something does', async () => {
  const user = userEvent.setup();
  const links = new Map([['id-2', [{ id: 'a', title: 'Derby in the rink', path: '/articles/a' }]]]);
  const uses = (id: string) => ({ queryKey: ['uses', id], queryFn: async () => links.get(id) ?? [] });
  const actions = entity.actions.map((one) => (one.name === 'delete' ? { ...one, uses: true as const } : one));
  const sent = serveChanges([row(1), row(2)]);
  openList(entity.paths.list, site, { ...entity, actions, uses });
  const choose = async (name: string): Promise<void> => {
    await screen.findByRole('link', { name: new RegExp(`^${name}`) });
    await user.click(screen.getByRole('checkbox', { name: new RegExp(name) }));
    await user.click(screen.getByRole('button', { name: 'Delete' }));
  };
  await choose('Lag 1');
  await waitFor(() =>
    expect(toastStore.read().at(-1)).toMatchObject({ text: 'Delete successful!', action: { label: 'Undo' } }),
  );
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(sent.map(({ id }) => id)).toEqual(['id-1']);
  await choose('Lag 2');
  const question = await screen.findByRole('alertdialog', { name: 'Delete Lag 2?' });
  expect(await within(question).findByRole('link', { name: 'Derby in the rink' })).toBeTruthy();
  expect(sent).toHaveLength(1);
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']));
  await waitFor(() => expect(toastStore.read().at(-1)?.action?.label).toBe('Undo'));
});

it('says of which rows an action could not be taken back', async () => {
  const user = userEvent.setup();
  serveChanges([row(1), row(2), row(3)]);
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(toastStore.read().at(-1)?.text).toBe('Delete successful!'));
  const gone = [1, 2, 3].map((number) => ({ ...row(number), deleted: true }));
  const refused: Record<string, number> = { 'id-1': 403, 'id-3': 500 };
  const back = serveChanges(gone, refused);
  act(() => toastStore.read().at(-1)?.action?.onPress());
  await waitFor(() =>
    expect(toastStore.read().at(-1)?.text).toBe('Update failed! Not undone for 2 of 3: Lag 1, Lag 3.'),
  );
  expect(back).toHaveLength(3);
  delete refused['id-1'];
  delete refused['id-3'];
  expect(toastStore.read().at(-1)?.action?.label).toBe('Try again');
  act(() => toastStore.read().at(-1)?.action?.onPress());
  await waitFor(() => expect(toastStore.read().at(-1)?.text).toBe('Restored successfully!'));
  expect(back.map(({ id }) => id)).toEqual(['id-1', 'id-2', 'id-3', 'id-1', 'id-3']);
});

it.each([
  ['after another try', 'Try the failed one again'],
  ['at once', undefined],
])('takes what was done though its answer was lost for done, and takes that back, too, %s', async (_, again) => {
  const user = userEvent.setup();
  const rows = [row(1), row(2)];
  const label = { en: 'Give a code', sv: 'Ge en kod' };
  const rename = { name: 'rename', label, text: label, set: { code: 'NEW' } } as const;
  let isLost = true;
  const sent: string[] = [];
  send.mockImplementation(async (input, init) => {
    const id = new URL(input as string, 'http://x').pathname.split('/').at(-1);
    const found = rows.find((candidate) => candidate[entity.id] === id);
    if (init?.method === 'PUT' && found) {
      found.code = (JSON.parse(init.body as string) as { code: string }).code;
      sent.push(`${id} ${found.code}`);
      if (isLost && id === 'id-2') throw new TypeError('Failed to fetch');
    }
    if (found) return new Response(JSON.stringify(found), { headers: { etag: `"${found.code}"` } });
    return new Response(JSON.stringify({ items: rows, total: rows.length, page: 1, pageSize: 25 }));
  });
  openList(entity.paths.list, site, { ...entity, actions: [rename] });
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Give a code' }));
  const question = await screen.findByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Give a code' }));
  isLost = false;
  if (again) await user.click(await screen.findByRole('button', { name: again }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toEqual(['id-1 NEW', 'id-2 NEW', 'id-1 C1', 'id-2 C2']));
});

it('shows what became of each where some were refused, though nothing was asked', async () => {
  const user = userEvent.setup();
  serveChanges([row(1), row(2)], { 'id-2': 403 });
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const items = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Lag 2RefusedYou are not allowed to do this on this site.',
    'Lag 1Done',
  ]);
});

it('tells rows of the same name apart, before and after', async () => {
  const user = userEvent.setup();
  serveChanges([row(1), { ...row(2), [entity.title]: 'Lag 1' }, row(3)]);
  openList(entity.paths.list, site, withoutRestore);
  await screen.findAllByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: `Delete 3 ${many}?` });
  expect(question.textContent).toContain('Lag 1 (C1 · 181), Lag 1 (C2 · 182), Lag 3');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  const items = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual(['Lag 1C1 · 181Done', 'Lag 1C2 · 182Done', 'Lag 3Done']);
});

it('asks in words that read well about a thing that has no name', async () => {
  const user = userEvent.setup();
  serve([{ ...row(1), [entity.title]: '', displayName: '' }]);
  openList(entity.paths.list, site, withoutRestore);
  await user.click((await screen.findAllByRole('checkbox')).at(-1) ?? document.body);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete?' })).toBeTruthy();
});

it('offers in a row’s menu what fits the row, locked with the reason where the site lacks the add-on', async () => {
  const user = userEvent.setup();
  serve([row(1), { ...row(2), deleted: true }]);
  openList(entity.paths.list, { ...site, addOns: {} });
  await user.click(await screen.findByRole('button', { name: 'Actions for Lag 2' }));
  const items = screen.getAllByRole('menuitem').map((item) => item.textContent);
  expect(items).toEqual(['Open', expect.stringMatching(/^Restore.*does not have the add-on/)]);
  await user.click(screen.getByRole('menuitem', { name: /Restore/ }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

it('finds all that match before it asks, when all that match are chosen', async () => {
  const user = userEvent.setup();
  serve([row(1), row(2)], 120);
  openList();
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: `Select all 120 ${many} that match` }));
  await user.click(screen.getByRole('checkbox', { name: 'Select Lag 2' }));
  expect(screen.getByText(`119 ${many} selected`)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByRole('alertdialog', { name: 'Delete Lag 1?' })).toBeTruthy();
  expect(asked().filter(({ searchParams }) => searchParams.get('pageSize') === '100')).toHaveLength(2);
});

it('does nothing once another site was selected in another tab, until the user says that this one is meant', async () => {
  const user = userEvent.setup();
  const sent = serveChanges([row(1), row(2)]);
  let isMoved = true;
  const stay = () => {
    isMoved = false;
  };
  const siteNow = () => (isMoved ? { ...site, movedTo: 'Älvnäs IF', stay } : site);
  const { renew } = openList(entity.paths.list, siteNow(), withoutRestore);
  await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  const question = await screen.findByRole('alertdialog', { name: `Delete 2 ${many}?` });
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(question.textContent).toContain('Not done: this tab still works on Frosthamn HC');
  expect(sent).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Keep working on Frosthamn HC here' }));
  renew(siteNow());
  expect(question.textContent).not.toContain('Not done');
  await user.click(within(question).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 of 2 done.')).toBeTruthy();
  expect(sent).toHaveLength(2);
});
