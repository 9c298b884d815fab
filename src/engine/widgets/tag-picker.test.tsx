import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../contract/api-error.ts';
import type { FieldDefinition, WidgetOptions } from '../../contract/entity.ts';
import type { GivenParameters, Maker, Source } from '../../contract/source.ts';
import { ActiveSiteProvider } from '../active-site.ts';
import { FormScopeProvider } from './form-context.ts';
import { TagPickerWidget } from './tag-picker.tsx';

// Lists are slow to draw in jsdom, above all on a busy machine.

const tag = (value: string, name: string, kind: string, more = {}) => ({
  value,
  name,
  kind,
  active: true,
  detail: null,
  ...more,
});
const tags = [
  tag('team.a', 'Isdalen SK', 'team', { detail: 'ISD' }),
  tag('custom.derby', 'Derby', 'custom'),
  tag('custom.old', 'Historia', 'custom', { active: false }),
];
const asked = vi.fn<(search: string, given?: GivenParameters) => void>();
const sources: Record<string, Source> = {
  search: {
    searches: true,
    read: (search, given) => ({
      queryKey: ['search', search, given] as readonly unknown[],
      queryFn: async () => {
        asked(search, given);
        return tags.filter(({ active, name }) => active && name.toLowerCase().includes(search.toLowerCase()));
      },
    }),
  },
  known: {
    searches: false,
    isFilled: true,
    values: 'values',
    read: (_, given) => ({
      queryKey: ['known', given] as readonly unknown[],
      queryFn: async () => tags.filter(({ value }) => [given?.values].flat().includes(value)),
    }),
  },
};
const options: WidgetOptions<'tag-picker'> = {
  source: 'search',
  create: 'make',
  known: 'known',
  active: 'active',
  detail: 'detail',
  kind: 'kind',
  kindParameter: 'include',
  kinds: { custom: { en: 'Tags', sv: 'Taggar' }, team: { en: 'Teams', sv: 'Lag' } },
};
const field: FieldDefinition = {
  field: 'tags',
  label: { en: 'Tags', sv: 'Taggar' },
  widget: 'tag-picker',
  shape: ['value', 'name'],
};
const make = vi.fn<Maker>();
const heard = vi.fn();

beforeEach(() => {
  for (const mock of [asked, make, heard]) mock.mockReset();
  localStorage.clear();
});

function Kept({ start, why }: { start: readonly object[]; why: string | undefined }) {
  const [value, setValue] = useState<unknown>(start);
  const change = (next: unknown) => {
    heard(next);
    setValue(next);
  };
  const still = { id: 'f', help: undefined, error: undefined, isRequired: false, label: 'Tags', why };
  return <TagPickerWidget {...still} options={options} field={field} value={value} onChange={change} />;
}

const site = { instanceId: 'a1_a', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'me' };
const show = (start: readonly object[] = [], why?: string) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ActiveSiteProvider value={site}>
        <FormScopeProvider value={{ sources, makers: { make }, whyLocked: () => undefined }}>
          <Kept start={start} why={why} />
        </FormScopeProvider>
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );

const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Tags' });
const write = async (text: string) => {
  await userEvent.click(box());
  await userEvent.paste(text);
};
const offered = () => screen.getAllByRole('option').map((option) => option.textContent);

it('asks for the kinds of its definition alone, and offers them grouped in their order', async () => {
  show();
  await userEvent.click(box());
  await waitFor(() => expect(offered()).toEqual(['Derby', 'Isdalen SKISD']));
  expect(screen.getByRole('group', { name: 'Tags' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Teams' })).toBeTruthy();
  expect(asked).toHaveBeenCalledWith('', { include: ['custom', 'team'] });
});

it('chooses by keyboard what was written, keeps what the contract has of it, and says so', async () => {
  show();
  await write('isda');
  await waitFor(() => expect(asked).toHaveBeenCalledWith('isda', { include: ['custom', 'team'] }));
  await waitFor(() => expect(offered()).toEqual(['Isdalen SKISD', 'Create “isda”']));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(heard).toHaveBeenLastCalledWith([{ value: 'team.a', name: 'Isdalen SK' }]);
  await waitFor(() => expect(screen.getByText(/Isdalen SK.*added/)).toBeTruthy());
});

it('names what it holds as it is called now, and says what is no longer offered', async () => {
  show([
    { value: 'custom.old', name: 'An old name' },
    { value: 'custom.gone', name: 'Gone' },
  ]);
  expect(await screen.findByText('Historia (deactivated)')).toBeTruthy();
  expect(screen.getByText('Gone')).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
});

it('shows that a tag is there before its name is read', async () => {
  show([{ value: 'game.unread' }]);
  expect(await screen.findByText('…')).toBeTruthy();
});

it('names what languages call otherwise in the language of the interface', async () => {
  const titles = [
    { language: 'en', translation: 'Final, teams to be decided' },
    { language: 'sv', translation: 'Final, lagen inte bestämda' },
  ];
  show([{ value: 'game.a', name: 'Game', titles }]);
  expect(await screen.findByText('Final, teams to be decided')).toBeTruthy();
});

it('makes a tag of what was written and adds it to those that are there', async () => {
  const old = { value: 'custom.derby', name: 'Derby', kept: true };
  make.mockResolvedValue(tag('custom.ny', 'Ny', 'custom'));
  show([old]);
  await write('Ny');
  await userEvent.click(await screen.findByRole('option', { name: 'Create “Ny”' }));
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith([old, { value: 'custom.ny', name: 'Ny' }]));
  expect(make).toHaveBeenCalledWith({ name: 'Ny' }, {});
  expect(screen.getByText('The tag “Ny” was created and added.')).toBeTruthy();
});

it('takes the tag that there is where somebody made it meanwhile', async () => {
  const details = { existing: { uuid: 'custom.derby', displayName: 'Derby' } };
  make.mockRejectedValue(new ApiError('http', 409, 'taken', [], undefined, details));
  show();
  await write('dèrby');
  await userEvent.click(await screen.findByRole('option', { name: 'Create “dèrby”' }));
  await waitFor(() => expect(heard).toHaveBeenLastCalledWith([{ value: 'custom.derby', name: 'Derby' }]));
});

it('tells with its name which tag could not be made, and why', async () => {
  make.mockRejectedValue(new ApiError('network', 0, 'down'));
  show();
  await write('Ny');
  await userEvent.click(await screen.findByRole('option', { name: 'Create “Ny”' }));
  expect(await screen.findByText(/^“Ny” was not created\./)).toBeTruthy();
  expect(heard).not.toHaveBeenCalled();
});

it('shows names and the reason where nothing can be changed', async () => {
  show([{ value: 'custom.derby', name: 'Derby' }], 'Kept by the league.');
  expect(await screen.findByText('Kept by the league.')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});
