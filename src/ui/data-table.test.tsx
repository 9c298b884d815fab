import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { DataTable } from './data-table.tsx';
import type { DataColumn, DataTableProps } from './data-table-props.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

interface Team {
  id: string;
  name: string;
  squad: number;
}

const rows: Team[] = [
  { id: 'a', name: 'Frosthamn HC', squad: 28 },
  { id: 'b', name: 'Älvnäs IF', squad: 26 },
  { id: 'c', name: 'Tallkulla IK', squad: 27 },
];

const columns: DataColumn<Team>[] = [
  { id: 'name', header: 'Team', isSortable: true, cell: (team) => team.name },
  { id: 'squad', header: 'Squad', isSortable: true, align: 'end', width: 90, cell: (team) => team.squad },
  { id: 'id', header: 'Id', cell: (team) => team.id },
];

function show(props: Partial<DataTableProps<Team>> = {}) {
  render(
    <DataTable
      label="Teams"
      columns={columns}
      rows={rows}
      getRowId={(team) => team.id}
      rowHref={(team) => `/teams/${team.id}`}
      {...props}
    />,
  );
}

test('the first cell is a plain link; arrows, Home and End move between rows with one tab stop', async () => {
  const onRowIntent = vi.fn();
  show({ onRowIntent });
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/teams/a', '/teams/b', '/teams/c']);
  await userEvent.tab();
  expect(document.activeElement).toBe(links[0]);
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(links[1]);
  expect(onRowIntent).toHaveBeenLastCalledWith(rows[1]);
  await userEvent.keyboard('{End}{ArrowDown}');
  expect(document.activeElement).toBe(links[2]);
  await userEvent.keyboard('{Home}');
  expect(links.map((link) => link.tabIndex)).toEqual([0, -1, -1]);
});

test('Enter follows the link of the row', async () => {
  show();
  const opened = vi.fn((event: Event) => event.preventDefault());
  screen.getByRole('link', { name: 'Frosthamn HC' }).addEventListener('click', opened);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(opened).toHaveBeenCalledOnce();
});

test('headers tell the order and ask for the other one', async () => {
  const onSort = vi.fn();
  show({ sort: { column: 'name', direction: 'asc' }, onSort });
  const [team, squad, id] = screen.getAllByRole('columnheader');
  expect([team, squad, id].map((header) => header?.getAttribute('aria-sort'))).toEqual(['ascending', 'none', null]);
  await userEvent.click(screen.getByRole('button', { name: 'Team' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'name', direction: 'desc' });
  await userEvent.click(screen.getByRole('button', { name: 'Squad' }));
  expect(onSort).toHaveBeenLastCalledWith({ column: 'squad', direction: 'asc' });
});

test('loading shows eight rows and says so once; empty and error take the place of the rows', () => {
  show({ rows: [], isLoading: true, empty: 'No teams' });
  expect(document.querySelectorAll('tbody tr')).toHaveLength(8);
  expect(screen.getByRole('status').textContent).toBe('Loading');
  cleanup();
  show({ rows: [], empty: 'No teams' });
  expect(screen.getByRole('region', { name: 'Teams' }).textContent).toBe('No teams');
  cleanup();
  show({ error: 'Failed to load data', footer: 'Pages' });
  expect(screen.getByRole('region', { name: 'Teams' }).textContent).toBe('Failed to load data');
});

test('on a phone rows are cards with the order as a choice', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  show({ sort: { column: 'squad', direction: 'desc' }, onSort: vi.fn() });
  expect(screen.queryByRole('table')).toBeNull();
  const [first] = screen.getAllByRole('listitem');
  expect(first && within(first).getByRole('link').getAttribute('href')).toBe('/teams/a');
  expect(first?.textContent).toContain('Squad28');
  expect(screen.getByRole('button', { name: /Sort by/ }).textContent).toContain('Squad');
});

const selection = (chosen: readonly string[]) => ({
  isSelected: (team: Team) => chosen.includes(team.id),
  state: chosen.length === 0 ? ('none' as const) : ('some' as const),
  onToggle: vi.fn(),
  onToggleAll: vi.fn(),
});

test('rows are chosen by their boxes, by the space bar, and with shift as a range', async () => {
  const chosen = selection(['b']);
  show({ selection: chosen, rowName: (team) => team.name });
  const boxes = screen.getAllByRole('checkbox');
  expect(boxes.map((box) => box.getAttribute('aria-label'))).toEqual([
    'Select all on this page',
    'Select Frosthamn HC',
    'Select Älvnäs IF',
    'Select Tallkulla IK',
  ]);
  expect(boxes.map((box) => (box as HTMLInputElement).checked)).toEqual([false, false, true, false]);
  expect((boxes[0] as HTMLInputElement).indeterminate).toBe(true);
  screen.getByRole('link', { name: 'Frosthamn HC' }).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  expect(chosen.onToggle).toHaveBeenLastCalledWith(rows[2], false);
  await userEvent.keyboard('{Shift>} {/Shift}');
  expect(chosen.onToggle).toHaveBeenLastCalledWith(rows[2], true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select Frosthamn HC' }));
  expect(chosen.onToggle).toHaveBeenLastCalledWith(rows[0], false);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(chosen.onToggleAll).toHaveBeenCalledOnce();
});

test('one row holds the tab stops of link, box and menu; arrows stay with their kind', async () => {
  const onMenu = vi.fn();
  show({ selection: selection([]), rowName: (team) => team.name, onMenu });
  const menus = screen.getAllByRole('button', { name: /^Actions for/ });
  expect(menus.map((menu) => menu.tabIndex)).toEqual([0, -1, -1]);
  menus[0]?.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(menus[1]);
  expect(menus.map((menu) => menu.tabIndex)).toEqual([-1, 0, -1]);
  await userEvent.keyboard('{Enter}');
  expect(onMenu).toHaveBeenCalledExactlyOnceWith(rows[1], menus[1]);
});

test('PageDown turns the page and the focus goes to its first row; at the end nothing moves', () => {
  const onTurn = vi.fn(() => true);
  const page = (shown: Team[]) => (
    <DataTable
      label="Teams"
      columns={columns}
      rows={shown}
      getRowId={(team) => team.id}
      rowHref={() => '/'}
      onTurn={onTurn}
    />
  );
  const { rerender } = render(page(rows));
  screen.getByRole('link', { name: 'Tallkulla IK' }).focus();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageDown' });
  expect(onTurn).toHaveBeenLastCalledWith(1);
  rerender(page([{ id: 'd', name: 'Norrstrand IK', squad: 20 }]));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Norrstrand IK' }));
  onTurn.mockReturnValue(false);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'PageUp' });
  (document.activeElement as HTMLElement).blur();
  rerender(page([...rows]));
  expect(document.activeElement).toBe(document.body);
});

test('a picture before the name leaves the link with the name, in a table and on a card', () => {
  const picture: DataColumn<Team> = {
    id: 'crest',
    header: 'Crest',
    isPicture: true,
    width: 64,
    cell: () => <i>crest</i>,
  };
  show({ columns: [picture, ...columns] });
  expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(rows.map(({ name }) => name));
  cleanup();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  show({ columns: [picture, ...columns], selection: selection(['a']), onMenu: vi.fn(), rowName: (team) => team.name });
  const [first] = screen.getAllByRole('listitem');
  expect(first?.textContent).toMatch(/^crestFrosthamn HC/);
  expect(first && within(first).getByRole('checkbox')).toHaveProperty('checked', true);
  expect(first && within(first).getByRole('button', { name: 'Actions for Frosthamn HC' })).toBeTruthy();
});

test('a notice stands over the rows and hides none', () => {
  show({ notice: 'Out of date' });
  expect(screen.getByText('Out of date')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(3);
});

test('a row that goes leaves the focus to its neighbour', () => {
  const list = (shown: Team[]) => (
    <DataTable label="Teams" columns={columns} rows={shown} getRowId={(team) => team.id} rowHref={() => '/'} />
  );
  const { rerender } = render(list(rows));
  act(() => screen.getByRole('link', { name: 'Älvnäs IF' }).focus());
  rerender(list(rows.filter(({ id }) => id !== 'b')));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Tallkulla IK' }));
});

test('what a column is ordered by stands in its head while the list is ordered by it', () => {
  const [name, ...others] = columns;
  if (!name) throw new Error('There is no column.');
  const people = [{ ...name, sortedBy: 'by last name' }, ...others];
  show({ columns: people, onSort: () => undefined, sort: { column: 'squad', direction: 'asc' } });
  expect(screen.queryByText('by last name')).toBeNull();
  cleanup();
  show({ columns: people, onSort: () => undefined, sort: { column: 'name', direction: 'asc' } });
  expect(within(screen.getByRole('columnheader', { name: /^Team/ })).getByText('by last name')).toBeTruthy();
});

test('a row that can be changed in place has a pencil for the pointer, which is no stop of the keyboard', async () => {
  const onEdit = vi.fn();
  show({ onEdit, onMenu: vi.fn(), rowName: (team) => team.name });
  const pencil = screen.getByRole('button', { name: 'Edit Älvnäs IF here' });
  expect(pencil.tabIndex).toBe(-1);
  await userEvent.click(pencil);
  expect(onEdit.mock.calls).toEqual([[rows[1]]]);
});

test('a column is made wider and narrower at its edge by keys, in steps that leave the first its room, and goes back', async () => {
  const onWidth = vi.fn();
  show({ onWidth });
  expect(screen.getAllByRole('separator').map((edge) => edge.getAttribute('aria-label'))).toEqual([
    'Width of Squad',
    'Width of Id',
  ]);
  expect(screen.getByRole('columnheader', { name: 'Squad' })).toBeTruthy();
  const heads = screen.getAllByRole('columnheader');
  const widths = [400, 90, 200];
  for (const [index, head] of heads.entries())
    vi.spyOn(head, 'getBoundingClientRect').mockReturnValue({ width: widths[index] } as DOMRect);
  act(() => screen.getByRole('separator', { name: 'Width of Squad' }).focus());
  await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
  expect(onWidth.mock.calls).toEqual([
    ['squad', 98],
    ['squad', 130],
    ['squad', 82],
    ['squad', 56],
    ['squad', undefined],
  ]);
});

test('an edge that is dragged stays under the pointer, and the width is kept once it is let go', () => {
  const onWidth = vi.fn();
  show({ onWidth });
  const heads = screen.getAllByRole('columnheader');
  const widths = [160, 90, 200];
  for (const [index, head] of heads.entries())
    vi.spyOn(head, 'getBoundingClientRect').mockReturnValue({ width: widths[index] } as DOMRect);
  const edge = screen.getByRole('separator', { name: 'Width of Squad' });
  edge.setPointerCapture = () => undefined;
  const col = () => document.querySelectorAll('col')[1]?.getAttribute('width');
  fireEvent.pointerDown(edge, { button: 0, clientX: 500 });
  fireEvent.pointerMove(edge, { clientX: 480 });
  expect(col()).toBe('110');
  expect(onWidth).not.toHaveBeenCalled();
  // No further than the first column has room.
  fireEvent.pointerMove(edge, { clientX: 400 });
  fireEvent.pointerUp(edge, { clientX: 400 });
  expect(onWidth.mock.calls).toEqual([['squad', 130]]);
  fireEvent.doubleClick(edge);
  expect(onWidth).toHaveBeenLastCalledWith('squad', undefined);
});
