import { expect, test } from 'vitest';
import { countOf, diffMenus } from './diff-menus.ts';
import { publishOrder } from './publish-order.ts';
import { leaf, menu } from './sample-menus.ts';

const kindsOf = (...menus: Parameters<typeof diffMenus>) =>
  Object.fromEntries(diffMenus(...menus).items.map(({ id, kinds }) => [id, kinds.join('+')]));

test('a menu that nobody touched has no changes, whatever versions and stated parents say', () => {
  const stored = menu({ main: [leaf('a', leaf('b'))], footer: [] });
  const read = menu({ main: [leaf('a', { ...leaf('b'), parentId: 'lost' })], footer: [] }, 7);
  const diff = diffMenus(stored, read);
  expect(diff).toEqual({ items: [], groups: [], counts: { moved: 0, renamed: 0, changed: 0, new: 0, removed: 0 } });
  expect(countOf(diff)).toBe(0);
});

test('moved, renamed, changed, new and removed are told apart, and one item may be several of them', () => {
  const before = menu({ main: [leaf('a'), leaf('b'), leaf('c', leaf('d'))], footer: [leaf('e')] });
  const after = menu({
    main: [leaf('a'), { ...leaf('b'), title: 'Bees' }, { ...leaf('e'), title: 'Elk', hover: true }, leaf('n')],
    footer: [leaf('c')],
  });
  expect(kindsOf(before, after)).toEqual({
    b: 'renamed',
    e: 'moved+renamed+changed',
    n: 'new',
    c: 'moved',
    d: 'removed',
  });
  const diff = diffMenus(before, after);
  expect(diff.counts).toEqual({ moved: 2, renamed: 2, changed: 1, new: 1, removed: 1 });
  expect(diff.groups.map(({ name, kind }) => [name, kind])).toEqual([
    ['main', 'changed'],
    ['footer', 'changed'],
  ]);
  const elk = diff.items.find(({ id }) => id === 'e');
  expect([elk?.before?.group, elk?.after?.group, elk?.properties]).toEqual(['footer', 'main', ['hover']]);
});

test('what stands under a moved item has not moved itself, and where one of a row was put elsewhere only that one moved', () => {
  const before = menu({ main: [leaf('a', leaf('b', leaf('c'))), leaf('d'), leaf('e'), leaf('f')], footer: [] });
  const after = menu({ main: [leaf('f'), leaf('d'), leaf('e')], footer: [leaf('a', leaf('b', leaf('c')))] });
  expect(kindsOf(before, after)).toEqual({ f: 'moved', a: 'moved' });
});

test('an item that a publish which ended half way left in two groups was moved from the one that it leaves', () => {
  const half = menu({ main: [leaf('a'), leaf('x')], footer: [leaf('x'), leaf('b')] });
  const whole = menu({ main: [leaf('a'), leaf('x')], footer: [leaf('b')] });
  const { items, groups } = diffMenus(half, whole);
  expect(items.map(({ id, kinds, before, after }) => [id, kinds, before?.group, after?.group])).toEqual([
    ['x', ['moved'], 'footer', 'main'],
  ]);
  expect(groups.map(({ name }) => name)).toEqual(['footer']);
});

test('a change of a group itself counts, and so does a group that was not there', () => {
  const before = menu({ main: [] });
  const after = [...menu({ main: [] }).map((group) => ({ ...group, active: false })), ...menu({ footer: [] })];
  const diff = diffMenus(before, after);
  expect(diff.groups).toEqual([
    { name: 'main', kind: 'changed', properties: ['active'] },
    { name: 'footer', kind: 'new', properties: [] },
  ]);
  expect(countOf(diff)).toBe(2);
});

test('a thousand items turned round are compared in passing: all but one moved', () => {
  const items = Array.from({ length: 1000 }, (_, index) => leaf(`i${index}`));
  const diff = diffMenus(menu({ main: items }), menu({ main: items.toReversed() }));
  expect(diff.counts.moved).toBe(999);
});

test('a group that receives items is published before the one that gives them up', () => {
  const before = menu({ main: [leaf('a'), leaf('b')], secondary: [leaf('s')], footer: [leaf('c')] });
  const chain = menu({ main: [leaf('a')], secondary: [], footer: [leaf('c'), leaf('b'), leaf('s')] });
  expect(publishOrder(before, chain)).toEqual(['footer', 'main', 'secondary']);
  const through = menu({ main: [leaf('a')], secondary: [leaf('b')], footer: [leaf('c'), leaf('s')] });
  expect(publishOrder(before, through)).toEqual(['footer', 'secondary', 'main']);
  const swapped = menu({ main: [leaf('a'), leaf('c')], secondary: [leaf('s')], footer: [leaf('b')] });
  expect(publishOrder(before, swapped)).toEqual(['main', 'footer']);
  expect(publishOrder(before, before)).toEqual([]);
});
