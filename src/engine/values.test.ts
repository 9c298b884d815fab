import { expect, it } from 'vitest';
import { isEmpty, isSame, valueAt, without } from './values.ts';

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
