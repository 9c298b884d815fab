import { afterEach, expect, it, vi } from 'vitest';
import type { Column } from '../../../contract/list-definition.ts';
import { choiceOf, chosenColumns, keepColumnChoice, moved, readColumnChoice, toggled } from './column-choice.ts';

const column = (field: string, rest: Partial<Column> = {}): Column => ({
  field,
  kind: 'text',
  label: { en: field, sv: field },
  ...rest,
});
const columns = [column('name'), column('code'), column('owner'), column('born', { optional: true })];
const fields = (chosen: ReturnType<typeof chosenColumns>) =>
  chosen.map(({ column, isShown }) => (isShown ? column.field : `(${column.field})`)).join(' ');

afterEach(() => vi.restoreAllMocks());

it('starts from the definition, its optional columns hidden', () => {
  expect(fields(chosenColumns(columns, undefined))).toBe('name code owner (born)');
});

it('follows the choice, the first column staying first', () => {
  const choice = { shown: ['born', 'owner', 'name'], hidden: ['code'] };
  expect(fields(chosenColumns(columns, choice))).toBe('name born owner (code)');
  expect(fields(chosenColumns(columns, { shown: [], hidden: ['name', 'code', 'owner'] }))).toBe(
    'name (code) (owner) (born)',
  );
});

it('keeps a picture before the name with it', () => {
  const pictured = [column('portrait', { kind: 'image' }), ...columns];
  const chosen = chosenColumns(pictured, { shown: ['owner', 'code', 'name'], hidden: ['portrait'] });
  expect(fields(chosen)).toBe('portrait name owner code (born)');
  expect(fields(toggled(moved(chosen, 'owner', -1), 'portrait'))).toBe('portrait name owner code (born)');
});

it('outlives a definition that lost columns and got new ones', () => {
  const choice = { shown: ['name', 'gone', 'owner'], hidden: ['code'] };
  const later = [...columns, column('added')];
  expect(fields(chosenColumns(later, choice))).toBe('name owner (code) (born) added');
});

it('shows, hides and moves, and gives the choice that brings it back', () => {
  let chosen = chosenColumns(columns, undefined);
  chosen = moved(toggled(chosen, 'born'), 'born', -1);
  expect(fields(chosen)).toBe('name code born owner');
  expect(fields(chosenColumns(columns, choiceOf(chosen)))).toBe('name code born owner');
  expect(fields(toggled(chosen, 'name'))).toBe('name code born owner');
});

it.each([
  ['name', 1],
  ['code', -1],
  ['born', 1],
  ['unknown', 1],
] as const)('leaves %s where it is when asked to go by %d', (field, by) => {
  expect(fields(moved(chosenColumns(columns, undefined), field, by))).toBe('name code owner (born)');
});

it('keeps a choice for each user and entity, and forgets it', () => {
  const choice = { shown: ['name', 'owner'], hidden: ['code'] };
  keepColumnChoice('alva', 'club', choice);
  expect(readColumnChoice('alva', 'club')).toEqual(choice);
  expect([readColumnChoice('bo', 'club'), readColumnChoice('alva', 'arena')]).toEqual([undefined, undefined]);
  keepColumnChoice('alva', 'club', undefined);
  expect(readColumnChoice('alva', 'club')).toBeUndefined();
});

it('takes nonsense and refused storage for no choice', () => {
  for (const nonsense of ['{', '7', '{"shown":"name","hidden":[]}', '{"shown":[1],"hidden":[]}', '{}']) {
    localStorage.setItem('touchline.columns.club.alva', nonsense);
    expect(readColumnChoice('alva', 'club')).toBeUndefined();
  }
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  expect(readColumnChoice('alva', 'club')).toBeUndefined();
  expect(() => keepColumnChoice('alva', 'club', { shown: [], hidden: [] })).not.toThrow();
});
