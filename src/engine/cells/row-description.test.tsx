import { expect, it } from 'vitest';
import type { Column } from '../../contract/list-definition.ts';
import { entity } from '../list/sample-list.tsx';
import { rowDescription } from './row-description.ts';
import { words } from './sample-cell-words.ts';

const label = { en: 'Centre', sv: 'Center' };
const column = (field: string, kind: Column['kind'], rest: Partial<Column> = {}): Column => ({
  field,
  kind,
  label,
  ...rest,
});

it('tells of the first shown columns in words, neither of the hidden ones nor of those that say nothing by themselves', () => {
  const list = {
    ...entity.list,
    columns: [
      column('portrait', 'image'),
      column(entity.title, 'text'),
      column('firstName', 'text', { optional: true }),
      column('team', 'relation', { item: 'name' }),
      column('captain', 'boolean'),
      column('number', 'number'),
      column('nation', 'country'),
      column('position', 'choice', { choices: { C: label } }),
      column('born', 'date'),
      column('changed', 'date'),
    ],
  };
  const row = {
    portrait: 'p.jpg',
    [entity.title]: 'Frans Åberg',
    firstName: 'Frans',
    team: { name: 'Isdalen SK J20' },
    captain: true,
    number: 46,
    position: 'C',
    born: '2008-01-01',
    changed: '2026-11-23T00:00:00Z',
  };
  expect(rowDescription({ ...entity, list }, row, words)).toBe('Isdalen SK J20 · 46 · Centre · 2008-01-01');
});
