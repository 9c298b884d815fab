import { expect, it } from 'vitest';
import { addItem, addRefusal, changeItem, freeIdentifier, newItem, removeItems, removeRefusal } from './edit.ts';
import { find } from './find.ts';
import { isMore, putMoreLast } from './more.ts';
import { printMenu, sampleGroup, sampleItem, sampleMenu } from './sample-menu.ts';

const menu = sampleMenu();

it('makes an item that the menu has room for', () => {
  const item = newItem(menu, { title: 'Åre & Björn' });
  expect(item).toMatchObject({ identifier: 'are-bjorn', type: 'page', route: null, children: [], parentId: null });
  expect(item.id).toMatch(/^[0-9a-f-]{36}$/);
  expect(newItem(menu, { title: 'Elsewhere', type: 'external', external: true }).external).toBe(true);
});

it('finds an identifier that is free, whatever its letter case', () => {
  expect(freeIdentifier(menu, 'Fresh')).toBe('fresh');
  expect(freeIdentifier([sampleGroup('main', [{ title: 'x', identifier: 'NEWS' }, 'news-2'])], 'News')).toBe('news-3');
  expect(freeIdentifier(menu, '😀 !')).toBe('item');
  expect(freeIdentifier(menu, 'x'.repeat(300))).toHaveLength(80);
});

it('adds before More, under a parent, and never under one of secondary', () => {
  const item = sampleItem('Extra');
  expect(printMenu(addItem(menu, item, { groupId: 'main', parentId: null, index: 99 }))[0]).toMatch(/Extra, More/);
  const under = addItem(menu, item, { groupId: 'main', parentId: 'men', index: 0 });
  expect(find(under, 'extra')).toMatchObject({ item: { parentId: 'men' }, level: 3 });
  const refused = { groupId: 'secondary', parentId: 'shop', index: 0 };
  expect(addRefusal(menu, item, refused)).toEqual({ code: 'secondaryChild', id: 'extra' });
  expect(addItem(menu, item, refused)).toBe(menu);
  expect(addItem(menu, item, { groupId: 'gone', parentId: null, index: 0 })).toBe(menu);
});

it('removes with all that is under, but nothing locked nor what holds it', () => {
  expect(printMenu(removeItems(menu, ['teams', 'squad', 'contact']))).toEqual([
    'main: News, Club, More(History)',
    'secondary: Tickets, Shop',
  ]);
  expect(removeRefusal(menu, ['news', 'more'])).toEqual({ code: 'locked', id: 'more' });
  expect(removeItems(menu, ['more'])).toBe(menu);
  const nested = [sampleGroup('main', [{ title: 'A', under: [{ title: 'B', locked: true }] }])];
  expect(removeRefusal(nested, ['a'])).toEqual({ code: 'locked', id: 'b' });
  expect(printMenu(removeItems(menu, ['history']))[0]).toMatch(/More$/);
});

it('changes one item and keeps all others', () => {
  const after = changeItem(menu, 'squad', { title: 'Players', hover: true });
  expect(find(after, 'squad')?.item).toMatchObject({ title: 'Players', hover: true, parentId: 'women' });
  expect(after[1]).toBe(menu[1]);
  expect(changeItem(menu, 'squad', { title: 'Squad' })).toBe(menu);
  expect(changeItem(menu, 'nothing', { title: 'X' })).toBe(menu);
});

it('leaves a locked item its title and its lock', () => {
  expect(changeItem(menu, 'more', { title: 'Less', locked: false })).toBe(menu);
  expect(find(changeItem(menu, 'more', { title: 'Less', collapsed: true }), 'more')?.item).toMatchObject({
    title: 'More',
    collapsed: true,
  });
});

it('locks what is titled like the locked list in main, and puts it last', () => {
  const groups = [sampleGroup('main', [' MER ', 'News', 'Merchandise']), sampleGroup('footer', ['More', 'Press'])];
  const after = putMoreLast(groups);
  expect(printMenu(after)).toEqual(['main: News, Merchandise,  MER ', 'footer: More, Press']);
  expect(after[0]?.children.filter(isMore)).toHaveLength(1);
  expect(after[1]).toBe(groups[1]);
  expect(putMoreLast(after)).toBe(after);
  expect(putMoreLast(menu)).toBe(menu);
});
