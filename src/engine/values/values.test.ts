import { expect, it } from 'vitest';
import { isEmpty, isEqual, isSame, valueAt, without, withValueAt } from './values.ts';

it('reads dotted paths and stops where they lead nowhere', () => {
  const body = { names: { short: 'Älvnäs' }, extIds: [{ extId: '7' }], nothing: null };
  expect(valueAt(body, 'names.short')).toBe('Älvnäs');
  expect(valueAt(body, 'extIds.0.extId')).toBe('7');
  expect(valueAt(body, 'nothing.at.all')).toBeUndefined();
});

it('takes null, undefined, an empty text and the texts null and undefined for empty, and nothing else', () => {
  expect([null, undefined, '', 'null', 'undefined'].map(isEmpty)).toEqual([true, true, true, true, true]);
  expect([0, false, ' ', [], {}].map(isEmpty)).toEqual([false, false, false, false, false]);
});

it('knows a change from none', () => {
  const same: [unknown, unknown][] = [
    [undefined, ''],
    [null, {}],
    [{ short: '' }, {}],
    [undefined, []],
    [7, '7'],
    [{ a: [7] }, { a: ['7'] }],
    [{ a: { b: [1, { c: 2 }] } }, { a: { b: [1, { c: 2 }] } }],
  ];
  const different: [unknown, unknown][] = [
    ['a', 'A'],
    [
      [1, 2],
      [2, 1],
    ],
    [[{}], []],
    [false, null],
    [0, ''],
    [7, '07'],
    [true, 'true'],
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ 0: 'a' }, ['a']],
  ];
  expect(same.map(([a, b]) => isSame(a, b))).toEqual(same.map(() => true));
  expect(different.map(([a, b]) => isSame(a, b))).toEqual(different.map(() => false));
});

it('leaves the named properties out and keeps the unknown ones', () => {
  expect(without({ uuid: '1', name: 'x', neverHeardOf: { of: 1 } }, ['uuid'])).toEqual({
    name: 'x',
    neverHeardOf: { of: 1 },
  });
});

it('puts a value at a dotted path, keeps what the path does not pass, and takes a property away', () => {
  const body = { names: { short: 'a', long: 'b' }, rows: [{ id: '1' }, { id: '2' }] };
  const changed = withValueAt(body, 'names.short', 'c');
  expect(changed).toEqual({ ...body, names: { short: 'c', long: 'b' } });
  expect(valueAt(changed, 'rows')).toBe(body.rows);
  expect(withValueAt(body, 'names.short', undefined)).toEqual({ ...body, names: { long: 'b' } });
  expect(withValueAt(body, 'rows.1.id', '3')).toEqual({ ...body, rows: [{ id: '1' }, { id: '3' }] });
  expect(withValueAt({}, 'deep.er', 1)).toEqual({ deep: { er: 1 } });
});

it('knows what is equal to the letter from what only says the same', () => {
  expect(isEqual({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  expect([isEqual(null, ''), isEqual({}, []), isEqual(7, '7'), isEqual({ a: 1 }, {})]).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
