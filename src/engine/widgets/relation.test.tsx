import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { EntityRoute, FieldDefinition, WidgetOptions } from '../../contract/entity.ts';
import type { Source } from '../../contract/source.ts';
import { type ActiveSite, ActiveSiteProvider } from '../active-site.ts';
import { type CreateRelated, CreateRelatedProvider } from './create-related-context.ts';
import { FormScopeProvider } from './form-context.ts';
import { MultiRelationWidget } from './multi-relation.tsx';
import { RelationWidget } from './relation.tsx';

// Long lists are slow to draw in jsdom, above all on a busy machine.

const site: ActiveSite = {
  instanceId: 'a1_a',
  name: 'Frosthamn HC',
  addOns: {},
  isSuperAdministrator: true,
  user: 'me',
};
const clubs = Array.from({ length: 3000 }, (_, index) => ({ uuid: `c${index}`, name: `Club ${index}`, secret: 'x' }));
const ask = vi.fn<(search: string) => Promise<{ items: object[]; total: number }>>();
const clubsSource: Source = {
  searches: true,
  read: (search) => ({ queryKey: key('clubs', search), queryFn: () => ask(search) }),
};
const key = (...parts: string[]): readonly string[] => parts;
const heard = vi.fn();
const options: WidgetOptions<'relation'> = {
  source: 'clubs',
  value: 'uuid',
  text: 'name',
  recent: true,
  create: 'club',
};
const field: FieldDefinition = {
  field: 'club',
  label: { en: 'Club', sv: 'Förening' },
  widget: 'relation',
  shape: ['uuid', 'name'],
  empty: null,
};
const made = { uuid: 'new', name: 'Brand new', more: 1 };
const making: CreateRelated = {
  routes: [{ name: 'club' } as EntityRoute],
  Dialog: ({ name, onMade, onClose }) => (
    <div role="dialog">
      <p>New: {name}</p>
      {/* biome-ignore lint/a11y/noAutofocus: a dialog takes the focus */}
      <button type="button" autoFocus onClick={() => onMade(made)}>
        Make
      </button>
      <button type="button" onClick={onClose}>
        Never mind
      </button>
    </div>
  ),
};

beforeEach(() => {
  heard.mockReset();
  ask.mockReset();
  ask.mockImplementation(async (search) => {
    const found = clubs.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
    return { items: found.slice(0, 50), total: found.length };
  });
});

function Kept({ start, isMany }: { start: unknown; isMany: boolean }) {
  const [value, setValue] = useState(start);
  const change = (next: unknown) => {
    heard(next);
    setValue(next);
  };
  const still = { id: 'f', help: undefined, error: undefined, why: undefined, isRequired: false, label: 'Club' };
  const Widget = isMany ? MultiRelationWidget : RelationWidget;
  return <Widget {...still} options={options} field={field} value={value} onChange={change} />;
}

function show(start: unknown, isMany = false, source = clubsSource) {
  const scope = { sources: { clubs: source }, whyLocked: () => undefined };
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ActiveSiteProvider value={site}>
        <CreateRelatedProvider value={making}>
          <FormScopeProvider value={scope}>
            <Kept start={start} isMany={isMany} />
          </FormScopeProvider>
        </CreateRelatedProvider>
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
}

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Club' });
const write = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

it('says how many more there are, finds by writing, and keeps what the contract has of the row', async () => {
  show(null);
  await userEvent.click(box());
  expect(await screen.findByText('2,950 more. Write to narrow the list.')).toBeTruthy();
  await write('Club 2999');
  await waitFor(() => expect(offered()).toContain('Club 2999'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(heard).toHaveBeenLastCalledWith({ uuid: 'c2999', name: 'Club 2999' });
  expect(box().value).toBe('Club 2999');
});

it('never offers what was not written while the answer is under way', async () => {
  show(null);
  await userEvent.click(box());
  await waitFor(() => expect(offered()).toContain('Club 1'));
  let answer: (() => void) | undefined;
  ask.mockImplementation(
    () =>
      new Promise((resolve) => {
        answer = () => resolve({ items: [], total: 0 });
      }),
  );
  await write('Club 7');
  expect(offered().filter((text) => !text?.startsWith('Create'))).toEqual(['Club 7']);
  await waitFor(() => expect(ask).toHaveBeenCalledWith('Club 7'));
  await act(async () => answer?.());
  await waitFor(() => expect(offered()).toEqual(['Create “Club 7”']));
});

it('asks for nothing before it is used, unless what it holds has no name of its own', async () => {
  const { unmount } = show({ uuid: 'c7', name: 'Club 7' });
  expect(box().value).toBe('Club 7');
  await act(() => Promise.resolve());
  expect(ask).not.toHaveBeenCalled();
  act(() => box().focus());
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
  unmount();
  ask.mockClear();
  show('c8');
  await waitFor(() => expect(box().value).toBe('Club 8'));
});

it('says in the user’s language that the choices could not be loaded, and asks again when it is opened', async () => {
  await act(() => i18next.changeLanguage('sv'));
  ask.mockRejectedValueOnce(new Error('down'));
  show({ uuid: 'c7', name: 'Club 7' });
  act(() => box().focus());
  expect(await screen.findByText('Valen kunde inte hämtas. Försök igen senare.')).toBeTruthy();
  expect(box().value).toBe('Club 7');
  await userEvent.click(box());
  await waitFor(() => expect(screen.queryAllByRole('option').length).toBeGreaterThan(5));
});

it('offers what was chosen last first, for this user and site, and lives without storage', async () => {
  const { unmount } = show(null);
  await write('Club 2999');
  await waitFor(() => expect(offered()).toContain('Club 2999'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  unmount();
  const again = show(null);
  await userEvent.click(box());
  await waitFor(() => expect(offered().slice(0, 2)).toEqual(['Club 2999', 'Club 0']));
  expect(screen.getByText('Chosen recently')).toBeTruthy();
  await userEvent.click(screen.getByRole('option', { name: 'Club 2999' }));
  expect(heard).toHaveBeenLastCalledWith({ uuid: 'c2999', name: 'Club 2999' });
  again.unmount();
  const refuse = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('refused');
  });
  show(null);
  await userEvent.click(box());
  await waitFor(() => expect(offered()[0]).toBe('Club 0'));
  refuse.mockRestore();
});

const one: NonNullable<Source['one']> = {
  by: 'uuid',
  read: (id) => ({ queryKey: key('club', id), queryFn: async () => clubs.find(({ uuid }) => uuid === id) ?? {} }),
};

it('names what it holds as an identifier alone, also beyond the rows that the list gives', async () => {
  show('c2999', false, { ...clubsSource, one });
  await waitFor(() => expect(box().value).toBe('Club 2999'));
  expect(heard).not.toHaveBeenCalled();
});

it('several: names each identifier', async () => {
  show(['c3', 'c2998'], true, { ...clubsSource, one });
  expect(await screen.findByRole('row', { name: 'Club 2998' })).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Club 3' })).toBeTruthy();
});

it('never shows an identifier, not even where the thing cannot be found', async () => {
  show('c2999');
  await waitFor(() => expect(box().value).toBe('Name not found'));
});

it('takes over what was made in place', async () => {
  show(null);
  await write('Brand new');
  await userEvent.click(await screen.findByRole('option', { name: 'Create “Brand new”' }));
  expect(await screen.findByText('New: Brand new')).toBeTruthy();
  await userEvent.click(await screen.findByRole('button', { name: 'Make' }));
  expect(heard).toHaveBeenLastCalledWith({ uuid: 'new', name: 'Brand new' });
  expect(box().value).toBe('Brand new');
});

it('several: those that are there stay as they came, and what is made in place joins them', async () => {
  const old = { uuid: 'c1', name: 'Club 1', kept: { deep: true } };
  show([old], true);
  await write('Club 2999');
  await waitFor(() => expect(offered()).toContain('Club 2999'));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(heard).toHaveBeenLastCalledWith([old, { uuid: 'c2999', name: 'Club 2999' }]);
  await write('Else');
  await userEvent.click(await screen.findByRole('option', { name: 'Create “Else”' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make' }));
  expect(heard).toHaveBeenLastCalledWith([
    old,
    { uuid: 'c2999', name: 'Club 2999' },
    { uuid: 'new', name: 'Brand new' },
  ]);
});
