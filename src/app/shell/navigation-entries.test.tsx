import { expect, it } from 'vitest';
import type { EntityRoute } from '../../contract/entity.ts';
import { paths } from '../../engine/routing/paths.ts';
import { featurePages } from '../features.ts';
import { areaAt, currentAt, entriesOf } from './navigation-entries.ts';
import { navigationAreas, navigationOrder } from './navigation-order.ts';

const entity = (name: string, list: string): EntityRoute => ({
  name,
  area: 'content',
  icon: 'tag',
  labels: { one: text(name), many: text(name), add: text(name) },
  paths: { list },
  isListed: true,
  load: () => Promise.reject(new Error('not needed')),
});
const load = () => Promise.resolve();
const text = (words: string) => ({ en: words, sv: words });

it('puts what lies below a page beneath it', () => {
  const entities = [entity('a', '/library/a/list'), entity('b', '/b'), entity('c', '/library/c/list')];
  const pages = [
    { area: 'content', href: '/library', title: 'library', icon: 'library', load },
    { area: 'content', href: '/library/upload', title: 'upload', icon: 'upload', load },
    { area: 'site', href: '/elsewhere', title: 'elsewhere', icon: 'tag', load },
  ] as const;
  expect(entriesOf('content', pages, entities).map(({ href, isNested }) => [href, isNested])).toEqual([
    ['/b', false],
    ['/library', false],
    ['/library/a/list', true],
    ['/library/c/list', true],
    ['/library/upload', true],
  ]);
});

it('says of which add-ons a page needs one', () => {
  const page = {
    area: 'sports',
    href: '/s',
    title: 's',
    icon: 'tag',
    requiresOneOf: ['statisticsV2', 'shop'],
    load,
  } as const;
  expect(entriesOf('sports', [page], [])).toMatchObject([{ href: '/s', requires: ['statisticsV2', 'shop'] }]);
});

it.each(navigationAreas)(
  'has the entries of %s in the authored order, others last, and no address that leads to none',
  (area) => {
    const hrefs = entriesOf(area, featurePages).map(({ href }) => href);
    const order = navigationOrder[area];
    // A new definition needs no place of its own there.
    expect(hrefs.slice(0, order.length)).toEqual(order);
  },
);

const areas = navigationAreas;
const all = areas.flatMap((area) => entriesOf(area, featurePages));
const markedAt = (pathname: string) =>
  all.flatMap((entry) => {
    const current = currentAt(entry, pathname);
    return current === undefined ? [] : [[entry.href, current]];
  });
/** Every address of the tree of paths, with invented ids. */
const addresses = (tree: object): string[] =>
  Object.values(tree).flatMap((branch: object) =>
    'pattern' in branch
      ? [
          String(branch.pattern)
            .replace(/\{type\}/, 'image')
            .replace(/\{[^}]+\}/g, 'x1'),
        ]
      : addresses(branch),
  );

it('marks one entry at every page that belongs to one', () => {
  const marked = addresses(paths)
    // Home has its own place in the navigation, and an address that leads to its first child has no page.
    .filter((address) => ![paths.home(), paths.articles.root(), paths.sponsors.root()].includes(address))
    .map((address) => [address, markedAt(address).length]);
  expect(marked.filter(([, count]) => count !== 1)).toEqual([]);
});

it.each([
  ['/sports/ssgt', '/sports/ssgt', 'page'],
  ['/sports/statistics', '/sports/statistics', 'page'],
  ['/sports-config/ssgt/s1/edit', '/sports/ssgt', 'true'],
  ['/sports-config/ssgt/s1/connect-teams', '/sports/ssgt', 'true'],
  ['/sports-config/ssgt/s1/game-series/g1/edit', '/sports/ssgt', 'true'],
  ['/sports-config/ssgt/season', '/sports-config/ssgt/seasons', 'true'],
  ['/sports-config/series/s1/edit', '/sports-config/series', 'true'],
  ['/sports/teams/t1/squad', '/sports/teams', 'true'],
  ['/media-and-files/image/i1/edit', '/media-and-files/image/list', 'true'],
  ['/super-admin/audit', '/super-admin', 'true'],
])('%s belongs to %s', (address, href, current) => {
  expect(markedAt(address)).toEqual([[href, current]]);
});

it.each([
  ['/', undefined],
  ['/sports/teams/t1/squad', 'sports'],
  ['/articles/a1/edit', 'content'],
  ['/site-settings/image-crops', 'site'],
  ['/nowhere', undefined],
])('%s belongs to the group %s', (address, area) => {
  expect(areaAt(address)).toBe(area);
});
