import { expect, it } from 'vitest';
import { joined } from './rewrite-column.ts';

const columns = { id: 'text', goals: 'integer', active: 'boolean', role: 'text', sort_order: 'integer', owner: 'text' };
const table = { columns, key: ['owner'] };

it('adds figures up, lets a yes stand, and takes over what is lacking', () => {
  const kept = { id: 'k', owner: 'a', goals: 3, active: false, role: null, sort_order: 1 };
  const ended = { id: 'e', owner: 'b', goals: 4, active: true, role: 'Coach', sort_order: 2 };
  expect(joined(table, ['owner'], kept, ended)).toEqual({
    was: { goals: 3, active: false, role: null },
    is: { goals: 7, active: true, role: 'Coach' },
  });
});

it('changes nothing of a row that has all', () => {
  const row = { id: 'k', owner: 'a', goals: 0, active: true, role: 'Coach', sort_order: 1 };
  expect(joined(table, ['owner'], row, { ...row, id: 'e', role: 'Scout' })).toEqual({ was: {}, is: {} });
});
