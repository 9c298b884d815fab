import { expect, it } from 'vitest';
import type { FieldDefinition } from '../../contract/entity.ts';
import type { CheckedRow, RowFault } from './check-rows.ts';
import type { ImportColumn } from './import-columns.ts';
import { columnsToMend, unreadValues, withCell, withMended, wrongFirst } from './mended-rows.ts';

const column = (key: string, more: Partial<ImportColumn> = {}): ImportColumn => {
  const field: FieldDefinition = { field: key, label: { en: key, sv: key }, widget: 'text' };
  return { key, field, schema: {}, isRequired: false, listed: [], ...more };
};
const country = column('country');
const columns = [column('name'), country, column('hand')];
const mapping = { name: 0, country: 1 };
const unread = (text: string): RowFault => ({ kind: 'cell', field: country.field, problem: 'country', text });
const row = (line: number, faults: RowFault[] = [], twins: CheckedRow['twins'] = []): CheckedRow => ({
  line,
  cells: [`Nr ${line}`, 'D.R.'],
  body: {},
  title: '',
  faults,
  twins,
});

it('puts errors first and duplicates behind them', () => {
  const rows = [row(2), row(3, [], [{ title: 'x' }]), row(4, [{ kind: 'openQuote' }]), row(5)];
  expect(wrongFirst(rows).map(({ line }) => line)).toEqual([4, 3, 2, 5]);
});

it('gathers what was not understood, each text with all its rows, whatever its case', () => {
  const rows = [
    row(2, [unread('Ruritania')]),
    row(3, [unread('D.R.')]),
    row(4, [unread('d.r.')]),
    row(5, [{ kind: 'cell', field: country.field, problem: 'number', text: 'D.R.' }]),
  ];
  const values = unreadValues(columns, mapping, rows);
  expect(values.map((value) => [value.text, value.rows.map(({ line }) => line)])).toEqual([
    ['D.R.', [3, 4]],
    ['Ruritania', [2]],
  ]);
  const meant = withCell(values[0]?.rows ?? [], 1, 'DO');
  const read = [
    { line: 3, cells: [], beyond: ['x'], hasOpenQuote: true as const },
    { line: 9, cells: ['a'] },
  ];
  expect(withMended(read, meant)).toEqual([
    { line: 3, cells: ['Nr 3', 'DO'] },
    { line: 9, cells: ['a'] },
  ]);
});

it('mends the cells that are to blame, and all where the row itself is', () => {
  const keys = (faults: RowFault[], of = columns) => columnsToMend(of, mapping, faults).map(({ key }) => key);
  expect(keys([unread('x')])).toEqual(['country']);
  expect(keys([unread('x'), { kind: 'openQuote' }])).toEqual(['name', 'country']);
  const whole = { label: { en: 'x', sv: 'x' }, first: 'first', last: 'last', called: [] };
  const fault: RowFault = { kind: 'rule', field: column('first').field, rule: 'minLength', params: {} };
  expect(keys([fault], [column('name', { whole }), country])).toEqual(['name']);
});
