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
  serve,
  setUp,
  site,
  stored,
  titleLabel,
} from './sample-editor.tsx';

/** The same entity, with its own list as a tab, narrowed by the thing. */
const asked: string[] = [];
/** A filter of the list that takes any value. */
const parameter = entity.list.filters.find(({ source }) => source !== undefined)?.parameter ?? '';
const path = `${entity.paths.list}?${parameter}={uuid}`;
const edited: WholeEntity = {
  ...entity,
  links: [{ label: { en: 'Kin', sv: 'Släkt' }, path, tab: true }],
  tabs: {
    [path]: {
      name: entity.name,
      url: (parameters) =>
        `/kin?${new URLSearchParams(Object.entries(parameters).map(([name, value]) => [name, String(value)]))}`,
    },
  },
};
const kin = { items: [{ ...stored, [entity.id]: 'kin1', [entity.title]: 'Björnvik' }], total: 1214 };

setUp();
beforeEach(() => {
  asked.length = 0;
  serve(undefined, (url) => {
    if (!url.includes('/list-totals')) return url.includes(`${parameter}=abc`) ? reply(200, kin) : undefined;
    asked.push(...new URL(url, 'http://localhost').searchParams.getAll('list'));
    return reply(200, { totals: [1214] });
  });
});

const tab = (name: string) => screen.findByRole('tab', { name });

it('shows the first rows of a list in place of the form, with the way to all of them, each row leading to its editor', async () => {
  const { router } = await openStored({ edited });
  await userEvent.click(await tab('Kin 1,214'));
  const panel = await screen.findByRole('tabpanel', { name: 'Kin' });
  const row = await within(panel).findByRole('link', { name: 'Björnvik' });
  expect(row.getAttribute('href')).toBe(editPath(entity, 'kin1'));
  const all = within(panel).getByRole('link', { name: /^All 1,214 in / });
  expect(all.getAttribute('href')).toBe(`${entity.paths.list}?${parameter}=abc`);
  expect(asked).toEqual([`/kin?${parameter}=abc`]);
  expect(router.state.location.search).toBe(`?tab=${entity.name}`);
  expect(screen.queryByRole('textbox', { name: titleLabel })).toBeNull();
});

it('keeps what was written when tabs change, and a save leads back to what is wrong', async () => {
  const { box, router } = await openStored({ edited });
  await userEvent.clear(box);
  await userEvent.click(await tab('Kin 1,214'));
  expect(router.state.location.search).toBe(`?tab=${entity.name}`);
  await userEvent.click(await saveButton());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: titleLabel })));
  expect((document.activeElement as HTMLInputElement).value).toBe('');
  expect(router.state.location.search).toBe('');
});

it('reads what refers to the thing when that is looked at, each told once with the kind of its page', async () => {
  const asked: string[] = [];
  const use = { id: 'a', title: 'Björnvik', path: editPath(entity, 'kin1') };
  const section = { id: 'c', title: 'News', path: '/layouts-pages/start/section-group/g/section/s' };
  const uses = (id: string) => ({
    queryKey: ['uses', id],
    queryFn: async () => {
      asked.push(id);
      return [
        use,
        { ...use, field: 'logo' },
        { id: 'b', title: 'Bandy', path: '/menu?item=b', type: 'menuItem' },
        section,
      ];
    },
  });
  await openStored({ edited: { ...edited, uses } });
  const opener = await tab('Where it is used');
  expect(asked).toEqual([]);
  await userEvent.click(opener);
  const panel = await screen.findByRole('tabpanel', { name: 'Where it is used' });
  const links = await within(panel).findAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Björnvik', use.path],
    ['Bandy', '/menu?item=b'],
    ['News', section.path],
  ]);
  for (const kind of [entity.labels.one.en, 'Menu item', 'Layout']) expect(within(panel).getByText(kind)).toBeTruthy();
  expect(asked).toEqual(['abc']);
});

it('has one way to the history: its tab', async () => {
  await openStored({ edited });
  expect(await tab('History')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show history' })).toBeNull();
});

it('has the tab of the history where no list belongs to the thing', async () => {
  const { tabs: _, links: __, ...bare } = entity;
  await openStored({ edited: bare });
  expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent?.trim())).toEqual([
    'Details',
    'History',
  ]);
  expect(screen.queryByRole('button', { name: 'Show history' })).toBeNull();
});

it('leaves out a tab whose add-on the site lacks', async () => {
  const links = (edited.links ?? []).map((link) => ({ ...link, requires: 'shop' as const }));
  const withShop = (shop: boolean) => ({ ...site, addOns: { ...site.addOns, shop } });
  const { unmount } = await openStored({ edited: { ...edited, links }, activeSite: withShop(true) });
  expect(await tab('Kin 1,214')).toBeTruthy();
  unmount();
  await openStored({ edited: { ...edited, links }, activeSite: withShop(false) });
  expect(await tab('History')).toBeTruthy();
  expect(screen.queryByRole('tab', { name: /^Kin/ })).toBeNull();
});

it('goes through the tabs by arrows, Home and End', async () => {
  await openStored({ edited });
  (await tab('Details')).focus();
  const isSelected = async (name: string) => expect((await tab(name)).getAttribute('aria-selected')).toBe('true');
  await userEvent.keyboard('{ArrowRight}');
  await isSelected('Kin 1,214');
  expect(document.activeElement).toBe(await tab('Kin 1,214'));
  await userEvent.keyboard('{End}{ArrowRight}');
  await isSelected('Details');
  await userEvent.keyboard('{ArrowLeft}');
  await isSelected('History');
  expect(await screen.findByText('Nothing recorded yet')).toBeTruthy();
  await userEvent.keyboard('{Home}');
  await isSelected('Details');
});

it('opens at the tab that the address names; one that there is not is the form', async () => {
  const { unmount } = open(`${editPath(entity, 'abc')}?tab=${entity.name}`, { edited });
  expect(await screen.findByRole('tabpanel', { name: 'Kin' })).toBeTruthy();
  unmount();
  open(`${editPath(entity, 'abc')}?tab=nothing`, { edited });
  expect(await screen.findByRole('textbox', { name: titleLabel })).toBeTruthy();
  expect(screen.queryByRole('tabpanel')).toBeNull();
});
