import { expect, it } from 'vitest';
import type { FieldDefinition, FormDefinition } from '../../contract/entity.ts';
import { isSame, valueAt } from '../values/values.ts';
import type { Side } from './conflict.ts';
import { mergeBodies } from './merge-bodies.ts';

const field = (name: string, more: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field: name,
  label: { en: name, sv: name },
  widget: 'text',
  ...more,
});
const form: FormDefinition = {
  initial: {},
  sections: [
    {
      name: 'all',
      title: { en: 'All', sv: 'Allt' },
      properties: [],
      fields: [
        field('name'),
        field('names.short'),
        field('names.long'),
        field('owner', { widget: 'relation', options: { source: 's', value: 'uuid', text: 'name' }, shape: ['uuid'] }),
        field('series', {
          widget: 'multi-relation',
          options: { source: 's', value: 'uuid', text: 'name' },
          shape: ['uuid'],
        }),
        field('tags', { widget: 'tags' }),
        field('accounts', { widget: 'accounts' }),
        field('ids', { widget: 'rows', items: [field('register'), field('value')] }),
      ],
    },
  ],
};
const merge = (base: object, mine: object, theirs: object, choices?: ReadonlyMap<string, Side>) =>
  mergeBodies({ base, mine, theirs, form, ...(choices ? { choices } : {}) });
const clashIds = (outcome: ReturnType<typeof merge>) => outcome.clashes.map(({ id }) => id);

it('takes from each side what only that side changed, also inside objects', () => {
  const base = { name: 'A', names: { short: 'a', long: 'aa' }, unknown: { x: 1, y: 1 } };
  const mine = { name: 'B', names: { short: 'b', long: 'aa' }, unknown: { x: 1, y: 1 } };
  const theirs = { name: 'A', names: { short: 'a', long: 'cc' }, unknown: { x: 2, y: 1 } };
  const outcome = merge(base, mine, theirs);
  expect(outcome.merged).toEqual({ name: 'B', names: { short: 'b', long: 'cc' }, unknown: { x: 2, y: 1 } });
  expect(outcome.clashes).toEqual([]);
  expect(outcome.theirFields.map((one) => one.field)).toEqual(['names.long']);
});

it('clashes where both changed the same field to different values, and only there', () => {
  const outcome = merge(
    { name: 'A', names: {} },
    { name: 'B', names: { short: 'x' } },
    { name: 'C', names: { short: 'x' } },
  );
  expect(outcome.clashes).toMatchObject([{ id: 'name', kind: 'value', before: 'A', mine: 'B', theirs: 'C' }]);
  expect(outcome.merged).toEqual({ name: 'B', names: { short: 'x' } });
  expect(merge({ name: 'A' }, { name: 'B' }, { name: 'C' }, new Map([['name', 'theirs']])).merged).toEqual({
    name: 'C',
  });
});

it('takes theirs of what no field shows, and never asks about it', () => {
  const outcome = merge({ hidden: 1, deep: { a: 1 } }, { hidden: 2, deep: { a: 2 } }, { hidden: 3, deep: { a: 3 } });
  expect(outcome).toMatchObject({ merged: { hidden: 3, deep: { a: 3 } }, clashes: [] });
});

it('knows rows by their identity, wherever they stand', () => {
  const row = (id: string, value: string, more = {}) => ({ id, register: 'r', value, ...more });
  const base = { ids: [row('1', 'a'), row('2', 'b'), row('3', 'c')] };
  const mine = { ids: [row('3', 'c'), row('1', 'a'), row('2', 'mine'), { register: 'r', value: 'new' }] };
  const theirs = { ids: [row('1', 'theirs', { kept: true }), row('2', 'b'), row('4', 'd')] };
  const outcome = merge(base, mine, theirs);
  expect(outcome.clashes).toEqual([]);
  expect(outcome.merged).toEqual({
    ids: [row('1', 'theirs', { kept: true }), row('2', 'mine'), row('4', 'd'), { register: 'r', value: 'new' }],
  });
});

it('asks about a row that one changed and the other removed, both ways', () => {
  const base = { ids: [{ id: '1', value: 'a' }] };
  const changed = { ids: [{ id: '1', value: 'b' }] };
  const none = { ids: [] };
  expect(merge(base, changed, none).clashes).toMatchObject([{ id: 'ids[id:1]', kind: 'row', theirs: undefined }]);
  expect(merge(base, changed, none).merged).toEqual(changed);
  expect(merge(base, changed, none, new Map([['ids[id:1]', 'theirs']])).merged).toEqual(none);
  expect(merge(base, none, changed).clashes).toMatchObject([{ id: 'ids[id:1]', kind: 'row', mine: undefined }]);
  expect(merge(base, none, changed, new Map([['ids[id:1]', 'theirs']])).merged).toEqual(changed);
});

it('asks about a field of a row that both changed, and names its row', () => {
  const of = (value: string) => ({ ids: [{ id: '1', register: 'r', value }] });
  const outcome = merge(of('a'), of('b'), of('c'));
  expect(outcome.clashes).toMatchObject([{ id: 'ids[id:1].value', row: { register: 'r' }, list: { field: 'ids' } }]);
  expect(merge(of('a'), of('b'), of('c'), new Map([['ids[id:1].value', 'theirs']])).merged).toEqual(of('c'));
});

it('asks about the order only where both moved the rows differently', () => {
  const of = (...values: string[]) => ({ tags: values });
  expect(merge(of('a', 'b', 'c'), of('c', 'a', 'b'), of('a', 'b', 'c', 'd')).merged).toEqual(of('c', 'd', 'a', 'b'));
  const outcome = merge(of('a', 'b', 'c'), of('c', 'a', 'b'), of('b', 'a', 'c'));
  expect(clashIds(outcome)).toEqual(['tags#order']);
  expect(outcome.merged).toEqual(of('c', 'a', 'b'));
  const theirs = merge(of('a', 'b', 'c'), of('c', 'a', 'b'), of('b', 'a', 'c'), new Map([['tags#order', 'theirs']]));
  expect(theirs.merged).toEqual(of('b', 'a', 'c'));
});

it('does not make a second row of one that was stored although no answer came', () => {
  const outcome = merge(
    { ids: [] },
    {
      ids: [
        { register: 'r', value: 'a' },
        { register: 'r', value: 'a' },
      ],
    },
    { ids: [{ id: '7', register: 'r', value: 'a' }] },
  );
  expect(outcome).toMatchObject({
    clashes: [],
    merged: {
      ids: [
        { id: '7', value: 'a' },
        { register: 'r', value: 'a' },
      ],
    },
  });
});

it('tells rows without an identity apart by what is different in each, such as their language', () => {
  const of = (en: string, sv: string) => ({
    accounts: [
      { language: 'en', translation: en },
      { language: 'sv', translation: sv },
    ],
  });
  const outcome = merge(of('a', 'b'), of('x', 'b'), of('a', 'y'));
  expect(outcome).toMatchObject({ merged: of('x', 'y'), clashes: [] });
  expect(merge(of('a', 'b'), of('x', 'b'), of('y', 'b')).clashes).toMatchObject([
    { id: 'accounts[language:en].translation' },
  ]);
});

it('merges an object of one widget by its parts, and a relation as the thing that it names', () => {
  const accounts = merge({ accounts: {} }, { accounts: { x: '1', y: '1' } }, { accounts: { y: '2', z: '2' } });
  expect(accounts.merged).toEqual({ accounts: { x: '1', y: '1', z: '2' } });
  expect(accounts.clashes).toMatchObject([{ id: 'accounts.y', property: 'y' }]);
  const owner = (uuid: string, more = {}) => ({ owner: { uuid, ...more } });
  expect(merge(owner('1'), owner('1', { name: 'n' }), owner('2')).merged).toEqual(owner('2'));
  expect(merge(owner('1'), owner('2'), owner('3')).clashes).toMatchObject([{ id: 'owner' }]);
});

// A small generator with a seed: the same bodies in every run.
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
type Random = () => number;
const some = (next: Random, most: number): number => Math.floor(next() * most);
const word = (next: Random): string => 'abcdef'.charAt(some(next, 6));
const chosen = (next: Random, from: readonly string[]): string[] =>
  from.filter(() => next() < 0.5).sort(() => next() - 0.5);

function body(next: Random): object {
  return {
    name: word(next),
    names: { short: word(next), ...(next() < 0.5 ? { long: word(next) } : {}) },
    owner: next() < 0.5 ? { uuid: word(next) } : null,
    series: chosen(next, ['s1', 's2', 's3']).map((uuid) => ({ uuid, name: uuid })),
    tags: chosen(next, ['t1', 't2', 't3', 't4']),
    accounts: Object.fromEntries(chosen(next, ['x', 'y']).map((name) => [name, word(next)])),
    ids: chosen(next, ['1', '2', '3', '4', '5']).map((id) => ({
      id,
      register: word(next),
      value: word(next),
      kept: word(next),
    })),
    unknown: next() < 0.5 ? [word(next), { deep: word(next) }] : { deep: { er: word(next) } },
  };
}

const keysOf = (value: unknown, path: string): unknown[] => {
  const list = valueAt(value, path);
  return (Array.isArray(list) ? list : [])
    .map((row: unknown) => valueAt(row, 'id') ?? valueAt(row, 'uuid') ?? row)
    .sort();
};

it.each(Array.from({ length: 100 }, (_, seed) => seed))(
  'keeps the laws of merging, whatever the bodies (seed %d)',
  (seed) => {
    const next = random(seed + 1);
    const [base, mine, theirs] = [body(next), body(next), body(next)];
    expect(merge(base, mine, base)).toEqual({ merged: mine, clashes: [], theirFields: [] });
    expect(merge(base, base, theirs)).toMatchObject({ merged: theirs, clashes: [] });
    expect(merge(base, mine, mine)).toMatchObject({ merged: mine, clashes: [] });
    const [one, other] = [merge(base, mine, theirs), merge(base, theirs, mine)];
    expect(clashIds(one).sort()).toEqual(clashIds(other).sort());
    for (const list of ['series', 'tags']) expect(keysOf(one.merged, list)).toEqual(keysOf(other.merged, list));
    // Anyone who is asked takes everything of one side: whichever side comes first, the same comes out, but for what
    // nobody sees.
    const all = (side: Side) => new Map(clashIds(one).map((id): [string, Side] => [id, side]));
    const shown = (merged: object) =>
      form.sections.flatMap(({ fields }) => fields).map(({ field: path }) => [path, keysOf(merged, path)]);
    expect(shown(merge(base, mine, theirs, all('theirs')).merged)).toEqual(
      shown(merge(base, theirs, mine, all('mine')).merged),
    );
    // A row that is in a list of all three is never lost, nor one that somebody added.
    const kept = keysOf(base, 'ids').filter(
      (id) => keysOf(mine, 'ids').includes(id) && keysOf(theirs, 'ids').includes(id),
    );
    const added = [...keysOf(mine, 'ids'), ...keysOf(theirs, 'ids')].filter((id) => !keysOf(base, 'ids').includes(id));
    expect(keysOf(one.merged, 'ids')).toEqual(expect.arrayContaining([...kept, ...added]));
    // What is stored as merged is the new base: nothing is left to merge.
    expect(isSame(merge(theirs, one.merged, theirs).merged, one.merged)).toBe(true);
  },
);
