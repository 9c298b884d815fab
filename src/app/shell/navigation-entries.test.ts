import { expect, it } from 'vitest';
import type { EntityRoute } from '../../contract/entity.ts';
import { entriesOf } from './navigation-entries.ts';

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

it('puts what lies below a page beneath it, before the rest of its group', () => {
  const entities = [entity('a', '/library/a/list'), entity('b', '/b'), entity('c', '/library/c/list')];
  const pages = [
    { area: 'content', href: '/library', title: 'library', icon: 'library', load },
    { area: 'content', href: '/library/upload', title: 'upload', icon: 'upload', load },
    { area: 'site', href: '/elsewhere', title: 'elsewhere', icon: 'tag', load },
  ] as const;
  expect(entriesOf('content', pages, entities).map(({ href, isNested }) => [href, isNested])).toEqual([
    ['/library', false],
    ['/library/a/list', true],
    ['/library/c/list', true],
    ['/library/upload', true],
    ['/b', false],
  ]);
});
