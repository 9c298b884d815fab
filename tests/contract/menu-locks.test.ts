import { describe, expect, test } from 'vitest';
import { writtenItems } from '../../service/store/menu/menu-items.ts';
import { putMoreLast } from '../../src/features/menu-tree/model/more.ts';
import { type MenuItem, newItem } from './routing-calls.ts';

// 'More' (known as 'Mer') is locked and stands last in the main group (specification §3): the console shows it so before it is sent, the service keeps it so.

const titled = (title: string, ...children: MenuItem[]): MenuItem => newItem({ title, children });
const drawn = (items: readonly MenuItem[]): string =>
  items
    .map(
      ({ title, locked, children }) =>
        `${title}${locked ? '!' : ''}${children.length > 0 ? `(${drawn(children)})` : ''}`,
    )
    .join(' ');

const cases: readonly [string, MenuItem[], string][] = [
  ['at the top', [titled('More'), titled('News')], 'News More!'],
  ['in Swedish and in any letters', [titled(' MER '), titled('News')], 'News  MER !'],
  [
    'below another item, where it stays',
    [titled('News', titled('More'), titled('Club')), titled('Teams')],
    'News(More! Club) Teams',
  ],
  ['below itself', [titled('More', titled('mer'), titled('Club')), titled('News')], 'News More!(mer! Club)'],
  ['as a part of a word', [titled('Merchandise'), titled('News more')], 'Merchandise News more'],
  ['twice', [titled('Mer'), titled('News'), titled('More')], 'News Mer! More!'],
];

describe.each(cases)('%s', (_, items, wanted) => {
  test('the service locks it', () => {
    expect(drawn(writtenItems('main', items))).toBe(wanted);
  });

  test('the console locks it by the same rule', () => {
    const group = { ...shared, identifier: 'main', children: items } as const;
    expect(drawn(putMoreLast([{ ...group, children: items }])[0]?.children ?? [])).toBe(wanted);
  });

  test.each(['secondary', 'footer', 'unassigned'] as const)('and neither does so in %s', (identifier) => {
    expect(drawn(writtenItems(identifier, items))).toBe(drawn(items));
    expect(drawn(putMoreLast([{ ...shared, identifier, children: items }])[0]?.children ?? [])).toBe(drawn(items));
  });
});

const shared = {
  id: 'g',
  name: 'Main',
  instanceId: 'frost1_frost',
  active: true,
  meta: {},
  version: 1,
  createdAt: null,
  createdBy: null,
  lastModified: null,
};
