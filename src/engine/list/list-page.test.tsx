import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { expect, it } from 'vitest';
import { editPath } from '../entity/paths.ts';
import { withinSentence } from '../text/use-text.ts';
import { asked, entity, lastAsked, openList, row, send, serve, setUp, site } from './sample-list.tsx';

const choiceFilter = entity.list.filters.find(({ choices }) => choices);
const [choice, choiceLabel] = Object.entries(choiceFilter?.choices ?? {})[0] ?? [];
const sortable = entity.list.columns.find(({ sort }) => sort && sort !== entity.list.order.by);

setUp();

it('shows the rows, each a link to its editor, and how many there are', async () => {
  openList();
  const link = await screen.findByRole('link', { name: /^Lag 1/ });
  expect(link.getAttribute('href')).toBe(editPath(entity, 'id-1'));
  expect(screen.getByText(`120 ${entity.labels.many.en.toLowerCase()}`)).toBeTruthy();
});

it('asks for what its address says, and puts what is chosen into the address', async () => {
  const user = userEvent.setup();
  const { router } = openList(`${entity.paths.list}?page=2`);
  await screen.findByRole('link', { name: /^Lag 1/ });
  expect(lastAsked()?.get('page')).toBe('2');
  await user.click(screen.getByRole('button', { name: `Filter by ${choiceFilter?.label.en}` }));
  await user.click(await screen.findByRole('option', { name: choiceLabel?.en ?? '' }));
  await waitFor(() => expect(lastAsked()?.get(choiceFilter?.parameter ?? '')).toBe(choice));
  expect(lastAsked()?.get('page')).toBe('1');
  expect(router.state.location.search).toBe(`?${choiceFilter?.parameter}=${choice}`);
});

it('searches in the service when the writing pauses', async () => {
  const user = userEvent.setup();
  const { router } = openList();
  await user.type(await screen.findByRole('searchbox'), 'älv');
  await waitFor(() => expect(lastAsked()?.get('searchToken')).toBe('älv'));
  expect(asked().map(({ searchParams }) => searchParams.get('searchToken'))).not.toContain('ä');
  expect(router.state.location.search).toBe('?search=%C3%A4lv');
});

it('goes from the search to the rows with the arrow down, back to the row that the keyboard was on', async () => {
  const user = userEvent.setup();
  openList();
  const first = await screen.findByRole('link', { name: /^Lag 1/ });
  await user.type(screen.getByRole('searchbox'), '{ArrowDown}');
  expect(document.activeElement).toBe(first);
  await user.keyboard('{ArrowDown}');
  const second = document.activeElement;
  expect(second).not.toBe(first);
  await user.type(screen.getByRole('searchbox'), '{ArrowDown}');
  expect(document.activeElement).toBe(second);
});

it('orders by a column, the other way on the second press', async () => {
  const user = userEvent.setup();
  openList();
  const header = await screen.findByRole('columnheader', { name: new RegExp(`^${sortable?.label.en}`) });
  await user.click(within(header).getByRole('button'));
  await waitFor(() =>
    expect([lastAsked()?.get('sortBy'), lastAsked()?.get('sortOrder')]).toEqual([sortable?.sort, 'asc']),
  );
  await user.click(within(header).getByRole('button'));
  await waitFor(() => expect(lastAsked()?.get('sortOrder')).toBe('desc'));
});

it('tells an empty list from one where nothing matches', async () => {
  serve([]);
  openList();
  expect(await screen.findByText(`No ${withinSentence(entity.labels.many.en)} yet`)).toBeTruthy();
});

it('clears search and filters when nothing matches', async () => {
  const user = userEvent.setup();
  serve([]);
  const { router } = openList(`${entity.paths.list}?search=zzz`);
  await user.click(await screen.findByRole('button', { name: 'Clear search and filters' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
});

it('says that loading failed, in the words of the catalogue, and tries again', async () => {
  const user = userEvent.setup();
  send.mockImplementation(async () => new Response('{"message":"broken"}', { status: 500 }));
  openList();
  expect(await screen.findByText('Failed to load data')).toBeTruthy();
  serve([row(7)]);
  await user.click(screen.getByRole('button', { name: /again|retry/i }));
  expect(await screen.findByRole('link', { name: /^Lag 7/ })).toBeTruthy();
});

it.runIf(entity.addOn)(
  'keeps the way to add in sight where the site lacks the add-on, and says why it is closed',
  async () => {
    openList(entity.paths.list, { ...site, addOns: {} });
    const button = await screen.findByRole('button', { name: entity.labels.add.en });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getAllByText(/does not have the add-on/).length).toBeGreaterThan(0);
  },
);

it('goes to the last page when the address is past it', async () => {
  serve([], 120);
  const { router } = openList(`${entity.paths.list}?page=99`);
  await waitFor(() => expect(router.state.location.search).toBe('?page=5'));
});

it('speaks Swedish', async () => {
  await i18next.changeLanguage('sv');
  openList();
  expect(await screen.findByRole('heading', { level: 1, name: entity.labels.many.sv })).toBeTruthy();
  expect(await screen.findByText(`120 ${entity.labels.many.sv.toLowerCase()}`)).toBeTruthy();
});

it('orders by the service’s own name for it, which may differ from the column’s', async () => {
  const user = userEvent.setup();
  openList(`${entity.paths.list}?sort=codeOrder&order=desc`);
  const header = await screen.findByRole('columnheader', { name: /^Code/ });
  expect(header.getAttribute('aria-sort')).toBe('descending');
  await user.click(within(header).getByRole('button'));
  await waitFor(() =>
    expect([lastAsked()?.get('sortBy'), lastAsked()?.get('sortOrder')]).toEqual(['codeOrder', 'asc']),
  );
});

it('filters by a range of days, under its parameter names', async () => {
  const user = userEvent.setup();
  const { router } = openList(`${entity.paths.list}?from=2026-03-01&to=2026-03-31`);
  await user.click(await screen.findByRole('button', { name: 'Changed: 2026-03-01 – 2026-03-31. Change filter' }));
  await user.click(await screen.findByRole('button', { name: 'This year' }));
  const year = new Date().getFullYear();
  await waitFor(() => expect(router.state.location.search).toBe(`?from=${year}-01-01&to=${year}-12-31`));
  expect([lastAsked()?.get('from'), lastAsked()?.get('to')]).toEqual([`${year}-01-01`, `${year}-12-31`]);
  await user.click(screen.getByRole('button', { name: 'Clear the filter Changed' }));
  await waitFor(() => expect(router.state.location.search).toBe(''));
});

it('offers yes and no where a filter has no choices of its own, and names a relation by the rows that hold it', async () => {
  const user = userEvent.setup();
  const { router } = openList(`${entity.paths.list}?club=elite`);
  expect(await screen.findByRole('button', { name: 'Club: Elite. Change filter' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Filter by On loan' }));
  await user.click(await screen.findByRole('option', { name: 'Yes' }));
  await waitFor(() => expect(router.state.location.search).toContain('loan=true'));
});

it('shows the columns that the user chose, in the order that the user chose, and keeps them', async () => {
  const user = userEvent.setup();
  const headers = () => screen.getAllByRole('columnheader').map((header) => header.textContent);
  openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  expect(headers()).toEqual(['', 'Name', 'Code', 'Height', 'Actions']);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Founded' }));
  await user.click(screen.getByRole('button', { name: 'Move Founded up' }));
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Move Founded up');
  screen.getByRole('checkbox', { name: 'Code' }).focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Code' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(headers()).toEqual(['', 'Name', 'Founded', 'Code', 'Height', 'Actions']));
  expect(localStorage.getItem(`touchline.columns.${entity.name}.user-1`)).toContain('founded');
});

it('says that rows on screen may be out of date, and leaves them there', async () => {
  const { client } = openList();
  await screen.findByRole('link', { name: /^Lag 1/ });
  send.mockImplementation(async () => new Response('{}', { status: 500 }));
  await act(() => client.refetchQueries());
  expect(
    await screen.findByText('Error fetching updates. Please reload to make sure you have correct data'),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Lag 1/ })).toBeTruthy();
  serve([row(9)]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: /^Lag 9/ })).toBeTruthy();
  expect(screen.queryByText(/Error fetching updates/)).toBeNull();
});

it('names what a related filter is set to, also after a reload with no row that could tell', async () => {
  const user = userEvent.setup();
  serve([{ ...row(1), uuid: 'b', names: 'Second' }], 1);
  const { router } = openList();
  await user.click(await screen.findByRole('button', { name: 'Filter by Club' }));
  await user.click(await screen.findByRole('option', { name: 'Second' }));
  const address = router.state.location.pathname + router.state.location.search;
  cleanup();
  serve([], 0);
  openList(address);
  expect(await screen.findByRole('button', { name: /^Club: Second/ })).toBeTruthy();
});

it('names what a related filter of a shared link is set to, although nothing matches and nothing was chosen here', async () => {
  serve([], 0);
  const one = {
    by: 'uuid',
    read: (id: string) => ({ queryKey: ['club', id] as const, queryFn: async () => ({ names: `Club ${id}` }) }),
  };
  const clubs = entity.sources.clubs;
  if (!clubs) throw new Error('The sample has no clubs');
  openList(`${entity.paths.list}?club=elite`, site, { ...entity, sources: { clubs: { ...clubs, one } } });
  expect(await screen.findByRole('button', { name: 'Club: Club elite. Change filter' })).toBeTruthy();
});
