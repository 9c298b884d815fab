import { expect, it } from 'vitest';
import { ancestorsOf, find, levelsOf, listItems, topmost } from './find.ts';
import { moveItems, moveRefusal, type Place } from './move.ts';
import { printMenu, sampleGroup, sampleItem, sampleMenu } from './sample-menu.ts';

const menu = sampleMenu();
const at = (groupId: string, parentId: string | null, index: number): Place => ({ groupId, parentId, index });
const moved = (ids: string[], place: Place) => printMenu(moveItems(menu, ids, place));
const [MAIN, SECONDARY, FOOTER] = printMenu(menu);

it('finds items where they stand', () => {
  expect(listItems(menu).map(({ item, level }) => `${level} ${item.id}`)).toEqual([
    '1 news',
    '1 teams',
    '2 men',
    '2 women',
    '3 squad',
    '3 fixtures',
    '1 club',
    '1 more',
    '2 history',
    '1 tickets',
    '1 shop',
    '1 contact',
    '2 press',
  ]);
  expect(find(menu, 'fixtures')).toMatchObject({ index: 1, level: 3, group: { id: 'main' }, parent: { id: 'women' } });
  expect(find(menu, 'nothing')).toBeUndefined();
  expect(ancestorsOf(menu, 'squad').map(({ id }) => id)).toEqual(['teams', 'women']);
  expect(topmost(menu, ['squad', 'press', 'teams', 'women']).map(({ item }) => item.id)).toEqual(['teams', 'press']);
  expect(levelsOf(sampleItem({ title: 'A', under: ['B', { title: 'C', under: ['D'] }] }))).toBe(3);
});

it('moves among siblings: the place is a gap as it was before', () => {
  expect(moved(['news'], at('main', null, 3))[0]).toBe(
    'main: Teams(Men, Women(Squad, Fixtures)), Club, News, More(History)',
  );
  expect(moved(['club'], at('main', null, 0))[0]).toBe(
    'main: Club, News, Teams(Men, Women(Squad, Fixtures)), More(History)',
  );
});

it('moves between levels and groups, with all that is under it', () => {
  expect(moved(['women'], at('footer', 'contact', 0))).toEqual([
    'main: News, Teams(Men), Club, More(History)',
    SECONDARY,
    'footer: Contact(Women(Squad, Fixtures), Press)',
  ]);
  const placed = moveItems(menu, ['women'], at('unassigned', null, 99));
  expect(find(placed, 'women')?.item.parentId).toBeNull();
  expect(find(placed, 'squad')?.item.parentId).toBe('women');
  expect(find(moveItems(menu, ['club'], at('main', 'men', 0)), 'club')?.item.parentId).toBe('men');
});

it('moves several together in the order of the page', () => {
  expect(moved(['shop', 'news', 'squad', 'fixtures'], at('footer', null, 0))).toEqual([
    'main: Teams(Men, Women), Club, More(History)',
    'secondary: Tickets',
    'footer: News, Squad, Fixtures, Shop, Contact(Press)',
  ]);
  expect(moved(['news', 'club'], at('main', null, 2))[0]).toBe(
    'main: Teams(Men, Women(Squad, Fixtures)), News, Club, More(History)',
  );
});

it('keeps More last in main', () => {
  expect(moved(['news'], at('main', null, 4))[0]).toBe(
    'main: Teams(Men, Women(Squad, Fixtures)), Club, News, More(History)',
  );
  expect(moved(['tickets'], at('main', null, 99))[0]).toMatch(/Club, Tickets, More\(History\)$/);
  expect(moved(['news'], at('main', 'more', 1))[0]).toMatch(/More\(History, News\)$/);
});

it.each([
  ['a locked item stays where it is', ['more'], at('footer', null, 0), { code: 'locked', id: 'more' }],
  ['nothing goes into itself', ['teams'], at('main', 'teams', 0), { code: 'intoItself', id: 'teams' }],
  ['nor into what is under it', ['news', 'teams'], at('main', 'squad', 0), { code: 'intoItself', id: 'teams' }],
  ['secondary has no child items', ['news'], at('secondary', 'shop', 0), { code: 'secondaryChild', id: 'news' }],
  ['nor takes those that have', ['contact'], at('secondary', null, 0), { code: 'secondaryChild', id: 'contact' }],
  ['an item that is gone', ['nothing'], at('main', null, 0), { code: 'gone', id: '' }],
  ['a group that is gone', ['news'], at('nowhere', null, 0), { code: 'gone', id: 'news' }],
  ['a parent that is gone', ['news'], at('main', 'nothing', 0), { code: 'gone', id: 'news' }],
  ['a parent of another group', ['news'], at('footer', 'men', 0), { code: 'gone', id: 'news' }],
])('refuses: %s', (_, ids, place, refusal) => {
  expect(moveRefusal(menu, ids, place)).toEqual(refusal);
  expect(moveItems(menu, ids, place)).toBe(menu);
});

it('refuses more than ten levels, counting all that comes along', () => {
  const deep = (levels: number, name: string): ReturnType<typeof sampleItem> => {
    const item = sampleItem(`${name}${levels}`);
    return levels === 1 ? item : { ...item, children: [{ ...deep(levels - 1, name), parentId: item.id }] };
  };
  const groups = [
    { ...sampleGroup('main'), children: [deep(8, 'a')] },
    { ...sampleGroup('footer'), children: [deep(2, 'b'), deep(3, 'c')] },
  ];
  expect(moveRefusal(groups, ['b2'], at('main', 'a1', 0))).toBeUndefined();
  expect(moveRefusal(groups, ['c3'], at('main', 'a1', 0))).toEqual({ code: 'tooDeep', id: 'c3' });
});

it('gives the same menu when nothing moves, and keeps what has not moved', () => {
  expect(moveItems(menu, ['news'], at('main', null, 0))).toBe(menu);
  expect(moveItems(menu, ['news'], at('main', null, 1))).toBe(menu);
  expect(moveItems(menu, ['squad'], at('main', 'women', 1))).toBe(menu);
  const after = moveItems(menu, ['tickets'], at('footer', null, 0));
  expect(after[0]).toBe(menu[0]);
  expect(after[2]?.children[1]).toBe(menu[2]?.children[0]);
  expect(printMenu(menu)).toEqual([MAIN, SECONDARY, FOOTER]);
});
