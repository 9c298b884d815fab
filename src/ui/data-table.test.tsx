import { cleanup, render, screen, within } from '@testing-library/react';
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
