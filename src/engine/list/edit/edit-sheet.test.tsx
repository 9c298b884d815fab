import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { toastStore } from '../../../ui/toast-queue.ts';
import { withinSentence } from '../../text/use-text.ts';
import { openList, entity as plain, row, send, setUp, site } from '../sample-list.tsx';

setUp();
const text = (word: string) => ({ en: word, sv: word });
/** The sample with two fields that its rows have: a text, and a number of 260 at most. */
const entity: typeof plain = {
  ...plain,
  list: { ...plain.list, edit: ['code', 'height'] },
  form: {
    initial: {},
    sections: [
      {
        name: 'all',
        title: text('All'),
        properties: ['code', 'height'],
        fields: [
          { field: 'code', label: text('Code'), widget: 'text', empty: '' },
          { field: 'height', label: text('Height'), widget: 'number', empty: null },
        ],
      },
    ],
  },
  schema: {
    type: 'object',
    properties: { code: { type: 'string' }, height: { type: ['integer', 'null'], maximum: 260 } },
  },
  validate: Object.assign(
    (body: unknown) => {
      const { height } = body as { height?: number };
      const isTall = typeof height === 'number' && height > 260;
      entity.validate.errors = [
        // What the sheet does not show is not its business.
        { keyword: 'required', instancePath: '', schemaPath: '#', params: { missingProperty: 'name' } },
        ...(isTall ? [{ keyword: 'maximum', instancePath: '/height', schemaPath: '#', params: { limit: 260 } }] : []),
      ];
      return false;
    },
    { errors: null as null | readonly object[] },
  ),
};
const many = withinSentence(entity.labels.many.en);

/** Keeps rows as the service would; a change of `refused` is refused. */
function keep(rows: ReturnType<typeof row>[], refused: Record<string, number> = {}) {
  const kept = new Map<string, object>(rows.map((one, place) => [`id-${place + 1}`, one]));
  send.mockImplementation(async (input, init) => {
    const url = new URL(input as string, 'http://x');
    const id = url.pathname.split('/').at(-1) ?? '';
    if (init?.method === 'PUT') {
      if (refused[id]) return new Response('{"message":"no"}', { status: refused[id] });
      kept.set(id, { ...kept.get(id), ...(JSON.parse(init.body as string) as object) });
    }
    if (kept.has(id)) return new Response(JSON.stringify(kept.get(id)), { headers: { etag: `"${id}"` } });
    const items = [...kept.values()];
    return new Response(JSON.stringify({ items, total: items.length, page: 1, pageSize: 25 }));
  });
  return kept;
}

async function openMany(user: ReturnType<typeof userEvent.setup>, edited = entity) {
  openList(edited.paths.list, site, edited);
  await screen.findByRole('link', { name: /^Lag 1/ });
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await user.click(screen.getByRole('button', { name: 'Edit' }));
  return screen.findByRole('dialog', { name: `Edit 2 ${many}` });
}

const lastToast = () => toastStore.read().at(-1);

it('gives the chosen rows the same value, leaves the rest alone, and takes it back in one go', async () => {
  const user = userEvent.setup();
  const kept = keep([row(1), row(2)]);
  const sheet = await openMany(user);
  expect(within(sheet).queryByRole('textbox')).toBeNull();
  await user.click(within(sheet).getByRole('checkbox', { name: 'Code' }));
  await user.type(await within(sheet).findByRole('textbox', { name: 'Code' }), 'NEW');
  await user.click(within(sheet).getByRole('button', { name: /^Save to/ }));
  await waitFor(() => expect(lastToast()?.text).toBe('Update successful!'));
  expect([...kept.values()]).toEqual([
    { ...row(1), code: 'NEW' },
    { ...row(2), code: 'NEW' },
  ]);
  act(() => lastToast()?.action?.onPress());
  await waitFor(() => expect([...kept.values()]).toEqual([row(1), row(2)]));
});

it('gives many what is shown with the value that they get, and leaves alone what is hidden', async () => {
  const user = userEvent.setup();
  const kept = keep([row(1), row(2)]);
  const [section] = entity.form.sections;
  if (!section) throw new Error('The sample has a section.');
  const fields = section.fields.map((field) =>
    field.field === 'height' ? { ...field, when: { code: 'TALL' } } : field,
  );
  const sheet = await openMany(user, { ...entity, form: { initial: {}, sections: [{ ...section, fields }] } });
  expect(within(sheet).queryByRole('checkbox', { name: 'Height' })).toBeNull();
  await user.click(within(sheet).getByRole('checkbox', { name: 'Code' }));
  const code = await within(sheet).findByRole('textbox', { name: 'Code' });
  await user.type(code, 'TALL');
  await user.type(await within(sheet).findByRole('textbox', { name: 'Height' }), '190');
  await user.click(within(sheet).getByRole('button', { name: /^Save to/ }));
  await waitFor(() =>
    expect([...kept.values()]).toEqual([1, 2].map((n) => ({ ...row(n), code: 'TALL', height: 190 }))),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('does not take back what somebody has changed since', async () => {
  const user = userEvent.setup();
  const kept = keep([row(1), row(2)]);
  const sheet = await openMany(user);
  await user.click(within(sheet).getByRole('checkbox', { name: 'Code' }));
  await user.type(await within(sheet).findByRole('textbox', { name: 'Code' }), 'NEW');
  await user.click(within(sheet).getByRole('button', { name: /^Save to/ }));
  await waitFor(() => expect(lastToast()?.text).toBe('Update successful!'));
  kept.set('id-2', { ...row(2), code: 'THEIRS' });
  act(() => lastToast()?.action?.onPress());
  await waitFor(() => expect(lastToast()?.text).toBe('Update failed! Not undone for 1 of 2: Lag 2.'));
  expect([...kept.values()]).toEqual([row(1), { ...row(2), code: 'THEIRS' }]);
});

it('asks before it empties a field of many, and tells what is wrong at its field', async () => {
  const user = userEvent.setup();
  const kept = keep([row(1), row(2)]);
  const sheet = await openMany(user);
  const save = within(sheet).getByRole('button', { name: /^Save to/ });
  expect(save.textContent, 'the crest of the site').toMatch(/^\p{Lu}+Save to /u);
  await user.click(save);
  expect(lastToast()?.text).not.toBe('Update successful!');
  await user.click(within(sheet).getByRole('checkbox', { name: 'Height' }));
  const height = await within(sheet).findByRole('textbox', { name: 'Height' });
  await user.type(height, '400');
  await user.click(save);
  await waitFor(() => expect(within(sheet).getByText('Height must be at most 260.')).toBeTruthy());
  await user.clear(height);
  await user.click(save);
  const question = await screen.findByRole('alertdialog', { name: `Empty them for 2 ${many}?` });
  expect(question.textContent).toContain('Height');
  await user.click(within(question).getByRole('button', { name: 'Empty' }));
  await waitFor(() =>
    expect([...kept.values()]).toEqual([
      { ...row(1), height: null },
      { ...row(2), height: null },
    ]),
  );
});

it('tells each refusal, and takes back what was done', async () => {
  const user = userEvent.setup();
  const kept = keep([row(1), row(2)], { 'id-2': 403 });
  const sheet = await openMany(user);
  await user.click(within(sheet).getByRole('checkbox', { name: 'Code' }));
  await user.type(await within(sheet).findByRole('textbox', { name: 'Code' }), 'NEW');
  await user.click(within(sheet).getByRole('button', { name: /^Save to/ }));
  const items = within(await screen.findByRole('list', { name: 'Results' })).getAllByRole('listitem');
  expect(items.map((item) => item.textContent)).toEqual([
    'Lag 2RefusedYou are not allowed to do this on this site.',
    'Lag 1Done',
  ]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(kept.get('id-1')).toEqual(row(1)));
});

it('changes one row on F2, and keeps what was typed where the service refuses it', async () => {
  const user = userEvent.setup();
  const refused: Record<string, number> = { 'id-1': 403 };
  const kept = keep([row(1), row(2)], refused);
  openList(entity.paths.list, site, entity);
  const link = await screen.findByRole('link', { name: /^Lag 1/ });
  act(() => link.focus());
  await user.keyboard('{F2}');
  const sheet = await screen.findByRole('dialog', { name: 'Edit Lag 1' });
  const code = await within(sheet).findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  expect(code.value).toBe('C1');
  await user.type(code, 'X');
  await user.click(within(sheet).getByRole('button', { name: /^Save to/ }));
  expect(await within(sheet).findByText('You are not allowed to do this on this site.')).toBeTruthy();
  expect(code.value).toBe('C1X');
  delete refused['id-1'];
  // The key saves the sheet, as it saves any other form.
  await user.type(code, '{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(kept.get('id-1')).toEqual({ ...row(1), code: 'C1X' });
  act(() => lastToast()?.action?.onPress());
  await waitFor(() => expect(kept.get('id-1')).toEqual(row(1)));
});

it('asks before what was typed is lost', async () => {
  const user = userEvent.setup();
  keep([row(1), row(2)]);
  const sheet = await openMany(user);
  await user.click(within(sheet).getByRole('checkbox', { name: 'Code' }));
  await user.type(await within(sheet).findByRole('textbox', { name: 'Code' }), 'NEW');
  await user.click(within(sheet).getByRole('button', { name: 'Cancel' }));
  const question = await screen.findByRole('alertdialog', { name: 'Close without saving?' });
  await user.click(within(question).getByRole('button', { name: 'Keep editing' }));
  expect(within(sheet).getByRole<HTMLInputElement>('textbox', { name: 'Code' }).value).toBe('NEW');
});

it('says why a row could not be read, and reads it again when asked to', async () => {
  const user = userEvent.setup();
  keep([row(1), row(2)]);
  openList(entity.paths.list, site, entity);
  const link = await screen.findByRole('link', { name: /^Lag 1/ });
  send.mockImplementation(async () => new Response('{"message":"no"}', { status: 429 }));
  act(() => link.focus());
  await user.keyboard('{F2}');
  const sheet = await screen.findByRole('dialog', { name: 'Edit Lag 1' });
  const again = await within(sheet).findByRole('button', { name: 'Try again' });
  keep([row(1), row(2)]);
  await user.click(again);
  expect(await within(await screen.findByRole('dialog')).findByRole('textbox', { name: 'Code' })).toBeTruthy();
});
