import { expect, it } from 'vitest';
import { menuFaults } from './faults.ts';
import { type SampleItem, sampleGroup, sampleMenu } from './sample-menu.ts';

const faultsOf = (...items: (SampleItem | string)[]) =>
  menuFaults([sampleGroup('main', items)]).map(({ id, code, field }) => `${id} ${code} ${field}`);
const elsewhere = (path: string): SampleItem => ({
  title: 'X',
  route: { id: null, path, resourceType: 'external', resourceId: null },
});

it('finds nothing wrong with a whole menu', () => {
  expect(menuFaults(sampleMenu())).toEqual([]);
});

it('wants titles of 1 to 300 characters, an emoji being one', () => {
  expect(faultsOf({ title: '  ', id: 'a' })).toEqual(['a titleMissing title']);
  expect(faultsOf({ title: '😀'.repeat(300), id: 'a' })).toEqual([]);
  expect(faultsOf({ title: 'a'.repeat(301), id: 'a' })).toEqual(['a titleTooLong title']);
});

it('wants each identifier once in all groups, whatever its letter case', () => {
  const groups = [
    sampleGroup('main', [{ title: 'A', identifier: 'News' }, 'B']),
    sampleGroup('footer', [{ title: 'C', identifier: 'nEWS' }]),
  ];
  expect(menuFaults(groups)).toEqual([
    { id: 'a', groupId: 'main', code: 'duplicateIdentifier', field: 'identifier' },
    { id: 'c', groupId: 'footer', code: 'duplicateIdentifier', field: 'identifier' },
  ]);
  expect(faultsOf({ title: 'A', identifier: '' }, { title: 'B', identifier: ' ' })).toEqual([
    'a identifierMissing identifier',
    'b identifierMissing identifier',
  ]);
  expect(faultsOf({ title: 'A', identifier: 'a b' }, { title: 'B', identifier: 'b'.repeat(101) })).toEqual([
    'a identifierUnfit identifier',
    'b identifierUnfit identifier',
  ]);
});

it('finds children in secondary, orphans, ids twice and what lies too deep', () => {
  expect(menuFaults([sampleGroup('secondary', [{ title: 'A', under: ['B'] }])])).toEqual([
    { id: 'b', groupId: 'secondary', code: 'childNotSupported', field: 'parentId' },
  ]);
  expect(faultsOf({ title: 'A', parentId: 'gone' })).toEqual(['a orphan parentId']);
  expect(faultsOf({ title: 'A', under: [{ title: 'B', parentId: null }] })).toEqual(['b orphan parentId']);
  expect(faultsOf('A', { title: 'A', identifier: 'other' })).toEqual(['a duplicateId id', 'a duplicateId id']);
  const deep = (level: number): SampleItem => ({ title: `l${level}`, under: level < 12 ? [deep(level + 1)] : [] });
  expect(faultsOf(deep(1))).toEqual(['l11 tooDeep parentId']);
});

it('checks addresses elsewhere, and those only', () => {
  expect(['example.com', 'https://example.com/a?b#c'].flatMap((path) => faultsOf(elsewhere(path)))).toEqual([]);
  expect(
    ['javascript:alert(1)', 'JAVASCRIPT:x', 'ftp://a.se', '', 'a b.se'].flatMap((path) => faultsOf(elsewhere(path))),
  ).toEqual(Array.from({ length: 5 }, () => 'x url route.path'));
  expect(faultsOf({ title: 'X', route: { id: 'r', path: '/news', resourceType: 'page', resourceId: null } })).toEqual(
    [],
  );
});
