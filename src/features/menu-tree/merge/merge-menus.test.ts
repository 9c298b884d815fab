import { expect, test } from 'vitest';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import type { Side } from '../../../engine/merge/conflict.ts';
import { drawn, leaf, menu } from '../publish/sample-menus.ts';
import { mergeMenus } from './merge-menus.ts';

type Menu = readonly MenuGroup[];

/** The merged menu as text, and the keys of what conflicted. */
function merge(base: Menu, mine: Menu, theirs: Menu, choices: Record<string, Side> = {}) {
  const { merged, conflicts } = mergeMenus({ base, mine, theirs, choices: new Map(Object.entries(choices)) });
  return { menu: drawn(merged), conflicts: conflicts.map(({ key }) => key) };
}

const base = menu({ main: [leaf('a', leaf('a1'), leaf('a2')), leaf('b'), leaf('c'), leaf('d')], footer: [leaf('f')] });
const main = (...items: ReturnType<typeof leaf>[]) => menu({ main: items, footer: [leaf('f')] });
const a = leaf('a', leaf('a1'), leaf('a2'));

test('what one side alone did is taken from it, in both directions', () => {
  const other = menu(
    { main: [leaf('b'), { ...a, title: 'Ant' }, leaf('n'), leaf('d')], footer: [leaf('c'), leaf('f')] },
    2,
  );
  const want = 'main: b a=Ant(a1 a2) n d | footer: c f';
  expect(merge(base, other, base)).toEqual({ menu: want, conflicts: [] });
  expect(merge(base, base, other)).toEqual({ menu: want, conflicts: [] });
  expect(merge(base, other, other)).toEqual({ menu: want, conflicts: [] });
});

test('changes of different items, and of different properties of one, go together', () => {
  const mine = main({ ...a, title: 'Ant' }, leaf('b'), leaf('mine'), leaf('c'), leaf('d'));
  const theirs = menu(
    { main: [{ ...a, hover: true }, leaf('b'), leaf('theirs'), leaf('d')], footer: [leaf('c'), leaf('f')] },
    2,
  );
  const { merged, conflicts } = mergeMenus({ base, mine, theirs });
  expect(drawn(merged)).toBe('main: a=Ant(a1 a2) b mine theirs d | footer: c f');
  expect(merged[0]?.children[0]?.hover).toBe(true);
  expect(conflicts).toEqual([]);
  expect(merged.map(({ version }) => version)).toEqual([2, 2]);
});

test('two orders of one row go together where each moved another item', () => {
  const mine = main(leaf('b'), leaf('c'), leaf('d'), a);
  const theirs = main(a, leaf('c'), leaf('b'), leaf('d'));
  const { menu: text, conflicts } = merge(base, mine, theirs);
  expect(conflicts.length).toBeLessThanOrEqual(1);
  expect(text.endsWith('d a(a1 a2) | footer: f')).toBe(true);
});

test('the same property changed to two values is a conflict, and mine or theirs by choice', () => {
  const mine = main({ ...a, title: 'Ant' }, leaf('b'), leaf('c'), leaf('d'));
  const theirs = main({ ...a, title: 'Ape' }, leaf('b'), leaf('c'), leaf('d'));
  expect(merge(base, mine, theirs)).toEqual({ menu: 'main: a=Ant(a1 a2) b c d | footer: f', conflicts: ['a title'] });
  expect(merge(base, mine, theirs, { 'a title': 'theirs' }).menu).toBe('main: a=Ape(a1 a2) b c d | footer: f');
});

test('an item that both moved is a conflict of its place', () => {
  const mine = menu({ main: [a, leaf('b'), leaf('d')], footer: [leaf('f'), leaf('c')] });
  const theirs = main(leaf('a', leaf('a1'), leaf('c'), leaf('a2')), leaf('b'), leaf('d'));
  expect(merge(base, mine, theirs)).toEqual({ menu: 'main: a(a1 a2) b d | footer: f c', conflicts: ['c place'] });
  expect(merge(base, mine, theirs, { 'c place': 'theirs' }).menu).toBe('main: a(a1 c a2) b d | footer: f');
});

test('removed by one and untouched by the other is gone; removed and changed is a conflict of the whole of it', () => {
  const without = main(leaf('b'), leaf('c'), leaf('d'));
  expect(merge(base, without, base)).toEqual({ menu: 'main: b c d | footer: f', conflicts: [] });
  const grown = main(leaf('a', leaf('a1'), leaf('new'), leaf('a2')), leaf('b'), leaf('c'), leaf('d'));
  const [kept, gone] = ['main: a(a1 new a2) b c d | footer: f', 'main: b c d new | footer: f'];
  // What the other one added stands under nothing now: it is kept.
  expect(merge(base, without, grown)).toEqual({ menu: gone, conflicts: ['a presence'] });
  expect(merge(base, without, grown, { 'a presence': 'theirs' }).menu).toBe(kept);
  expect(merge(base, grown, without)).toEqual({ menu: kept, conflicts: ['a presence'] });
});

test('what I put under an item that is gone is not lost: it stands where it was, or among those without a place', () => {
  const mine = menu({
    main: [leaf('a', leaf('a1'), leaf('a2'), leaf('c'), leaf('new')), leaf('b'), leaf('d')],
    footer: [leaf('f')],
    unassigned: [],
  });
  const theirs = menu({ main: [leaf('b'), leaf('c'), leaf('d')], footer: [leaf('f')], unassigned: [] });
  const { menu: text, conflicts } = merge(base, mine, theirs, { 'a presence': 'theirs' });
  expect(conflicts).toContain('a presence');
  expect(text).toBe('main: b c d | footer: f | unassigned: new');
});

test('two moves under each other are a conflict, not a ring', () => {
  const mine = main(leaf('b', a), leaf('c'), leaf('d'));
  const theirs = main(leaf('a', leaf('a1'), leaf('a2'), leaf('b')), leaf('c'), leaf('d'));
  expect(merge(base, mine, theirs)).toEqual({ menu: 'main: b(a(a1 a2)) c d | footer: f', conflicts: ['a place'] });
  expect(merge(base, mine, theirs, { 'a place': 'theirs' }).menu).toBe('main: a(a1 a2 b) c d | footer: f');
});

test('a group that somebody deleted while I changed it is mine to keep or to give up', () => {
  const empty = menu({ main: base[0]?.children ?? [], footer: [] });
  const mine = menu({ main: base[0]?.children ?? [], footer: [leaf('new')] });
  const theirs = menu({ main: base[0]?.children ?? [] });
  const mainText = 'main: a(a1 a2) b c d';
  expect(merge(empty, mine, theirs)).toEqual({ menu: `${mainText} | footer: new`, conflicts: ['group footer'] });
  expect(merge(empty, mine, theirs, { 'group footer': 'theirs' }).menu).toBe(`${mainText} new`);
  expect(merge(empty, empty, theirs)).toEqual({ menu: mainText, conflicts: [] });
});

test('a group’s own properties merge as well, and More stays last whoever adds behind it', () => {
  const more = { ...leaf('more'), title: 'More', locked: true };
  const [was, mine, theirs] = [
    menu({ main: [leaf('a'), more] }),
    menu({ main: [leaf('a'), leaf('mine'), more] }).map((group) => ({ ...group, name: 'Mine' })),
    menu({ main: [leaf('a'), leaf('theirs'), more] }).map((group) => ({ ...group, active: false, name: 'Theirs' })),
  ];
  const { merged, conflicts } = mergeMenus({ base: was, mine, theirs });
  expect(drawn(merged)).toBe('main: a mine theirs more=More');
  expect([merged[0]?.active, merged[0]?.name, conflicts.map(({ key }) => key)]).toEqual([
    false,
    'Mine',
    ['group main name'],
  ]);
});

test('after a publish that ended half way an item that stands in two groups is merged as one', () => {
  const half = menu({ main: [leaf('a'), leaf('x')], footer: [leaf('x')] });
  const mine = menu({ main: [leaf('a'), leaf('x')], footer: [] });
  expect(merge(half, mine, half)).toEqual({ menu: 'main: a x | footer:', conflicts: [] });
});
