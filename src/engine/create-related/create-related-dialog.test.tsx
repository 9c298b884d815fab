import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import type { CompiledValidator, EntityRoute, WholeEntity } from '../../contract/entity.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { CreateRelatedDialog } from './create-related-dialog.tsx';

// Widgets come when they are first shown, which takes its time on a busy machine.

const site: ActiveSite = {
  instanceId: 'a1_a',
  name: 'Frosthamn HC',
  addOns: {},
  isSuperAdministrator: true,
  user: 'me',
};
const create = vi.fn<WholeEntity['create']>();
const needsCode: CompiledValidator = (body) => {
  const isRight = (body as { code?: string }).code !== undefined;
  needsCode.errors = isRight
    ? null
    : [
        {
          keyword: 'required',
          instancePath: '',
          params: { missingProperty: 'code' },
          message: "must have required property 'code'",
          schemaPath: '#/required',
        },
      ];
  return isRight;
};
const label = { en: 'Arena', sv: 'Arena' };
const key = (name: string): readonly string[] => [name];
/** What the service has that looks like the new one. */
let alike: readonly object[] = [];
const entity: WholeEntity = {
  name: 'arena',
  icon: 'star',
  labels: { one: label, many: label, add: label },
  paths: { list: '/arenas', create: '/arenas/add', edit: '/arenas/{id}' },
  id: 'uuid',
  title: 'name',
  list: { order: { by: 'name', direction: 'asc' }, pageSize: 20, columns: [], filters: [] },
  actions: [],
  form: {
    sections: [
      {
        name: 'main',
        title: { en: 'Main', sv: 'Allmänt' },
        fields: [
          { field: 'name', label: { en: 'Name', sv: 'Namn' }, widget: 'text', empty: '' },
          { field: 'code', label: { en: 'Code', sv: 'Kod' }, widget: 'text' },
        ],
        properties: ['name', 'code'],
      },
    ],
    initial: { visible: true },
    activeSite: 'owner',
    similar: { parameters: { search: 'name' } },
  },
  sources: {},
  schema: {
    type: 'object',
    properties: { name: { type: 'string' }, code: { type: 'string' } },
    required: ['code'],
  },
  validate: needsCode,
  readOnly: [],
  readPage: (parameters) => ({
    queryKey: ['arenas', parameters],
    queryFn: async () => ({ items: [...alike], total: alike.length }),
  }),
  read: () => ({ queryKey: key('arena'), queryFn: async () => ({}) }),
  create,
  update: async (_id, body) => body,
};
const load = vi.fn(async (): Promise<WholeEntity> => entity);
const route: EntityRoute = { ...entity, area: 'sports', icon: 'shield', isListed: true, load };
const onMade = vi.fn();
const onClose = vi.fn();

function Page() {
  const [movedTo, setMovedTo] = useState<string>();
  const active = { ...site, movedTo, stay: () => setMovedTo(undefined) };
  return (
    <ActiveSiteProvider value={active}>
      <CreateRelatedDialog route={route} name="Ishallen" onMade={onMade} onClose={onClose} />
      <button type="button" hidden onClick={() => setMovedTo('Isdalen SK')}>
        Select another site in another tab
      </button>
    </ActiveSiteProvider>
  );
}

beforeEach(() => {
  for (const spy of [create, onMade, onClose]) spy.mockReset();
  create.mockImplementation(async (body) => ({ ...body, uuid: 'n1' }));
  alike = [];
  open();
});

function open(): void {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const code = () => screen.findByRole<HTMLInputElement>('textbox', { name: /Code/ });
const save = () => screen.getByRole('button', { name: 'Save to Frosthamn HC' });

it('starts with what was written, and gives what was made', async () => {
  await userEvent.type(await code(), 'ISH');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }).value).toBe('Ishallen');
  await userEvent.click(save());
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  expect(create.mock.calls[0]?.[0]).toEqual({ visible: true, owner: 'a1_a', name: 'Ishallen', code: 'ISH' });
  expect(onMade).toHaveBeenCalledWith(expect.objectContaining({ uuid: 'n1', code: 'ISH' }));
});

it('refuses what is not whole, in its own form, and leads to it', async () => {
  await code();
  await userEvent.click(save());
  expect(await screen.findByText('Code is required.')).toBeTruthy();
  const box = await code();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(create).not.toHaveBeenCalled();
});

it('tells what the service says against it, at its field, and keeps what was filled in', async () => {
  create.mockRejectedValueOnce(
    new ApiError('http', 409, 'taken', [{ path: 'code', code: 'duplicate', message: 'taken' }]),
  );
  await userEvent.type(await code(), 'ISH');
  await userEvent.click(save());
  expect(await screen.findByText('Code is already in use. Choose another.')).toBeTruthy();
  expect(screen.getByText('Not created')).toBeTruthy();
  expect((await code()).value).toBe('ISH');
});

it('asks before it forgets what was filled in, not otherwise', async () => {
  await userEvent.type(await code(), 'ISH');
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  await userEvent.clear(await code());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('saves itself by Ctrl+S, and lets nothing behind it hear', async () => {
  const behind = vi.fn();
  addEventListener('keydown', behind);
  await userEvent.type(await code(), 'ISH');
  behind.mockReset();
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
  expect(behind.mock.calls.map(([event]) => (event as KeyboardEvent).key)).not.toContain('s');
  removeEventListener('keydown', behind);
});

it('asks about others that look like it before it makes one', async () => {
  alike = [{ uuid: 'a1', name: 'Ishallen i Älvnäs' }];
  await userEvent.type(await code(), 'ISH');
  await userEvent.click(save());
  const question = await screen.findByRole('alertdialog', { name: 'Is it one of these?' });
  expect(question.textContent).toContain('Ishallen i Älvnäs');
  await userEvent.click(screen.getByRole('button', { name: 'Go back' }));
  expect(create).not.toHaveBeenCalled();
  await userEvent.click(save());
  await userEvent.click(await screen.findByRole('button', { name: 'Add it all the same' }));
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
});

it('makes nothing on a site that another tab has left, until the user means it', async () => {
  await userEvent.type(await code(), 'ISH');
  fireEvent.click(screen.getByText('Select another site in another tab'));
  await userEvent.click(save());
  const stay = await screen.findByRole('button', { name: 'Keep working on Frosthamn HC here' });
  expect(create).not.toHaveBeenCalled();
  await userEvent.click(stay);
  await userEvent.click(save());
  await waitFor(() => expect(onMade).toHaveBeenCalledTimes(1));
});

it('says that its form could not be loaded, and loads it again when asked to', async () => {
  cleanup();
  load.mockRejectedValueOnce(new Error('Failed to fetch dynamically imported module'));
  open();
  expect(await screen.findByText('Failed to load data')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await code()).toBeTruthy();
});
