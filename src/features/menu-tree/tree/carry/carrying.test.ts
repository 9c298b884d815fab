import { expect, it } from 'vitest';
import { printMenu, sampleMenu } from '../../model/sample-menu.ts';
import { type Carried, type CarryKey, carriedMenu, carryBy, pickUp } from './carrying.ts';

const menu = sampleMenu();
const take = (...ids: string[]): Carried => pickUp(menu, ids) ?? expect.fail('nothing was picked up');

/** Where some keys take items: `parent index` after each. */
function walk(from: Carried, keys: readonly CarryKey[], isOpen: (id: string) => boolean = () => true): string[] {
  let carried = from;
  return keys.map((key) => {
    const step = carryBy(carried, key, isOpen);
    if (!step) return 'nowhere';
    if ('refusal' in step) return step.refusal.code;
    carried = step.carried;
    return `${carried.place.parentId ?? carried.place.groupId} ${carried.place.index}`;
  });
}

it('takes items where they stand, and leaves the menu as it was until they move', () => {
  const carried = take('women', 'squad');
  expect(carried.items.map(({ id }) => id)).toEqual(['women']);
  expect(printMenu(carriedMenu(carried))).toEqual(printMenu(menu));
  expect(pickUp(menu, ['gone'])).toBeUndefined();
});

it('goes down through all places in sight, into what is open, before More, and on to the next group', () => {
  expect(walk(take('news'), ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual([
    'teams 0',
    'teams 1',
    'women 0',
    'women 1',
    'women 2',
  ]);
  expect(walk(take('club'), ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual([
    'more 0',
    'more 1',
    'secondary 0',
    'secondary 1',
  ]);
  expect(walk(take('club'), ['ArrowDown'], (id) => id !== 'more')).toEqual(['secondary 0']);
});

it('goes up the same way', () => {
  expect(walk(take('tickets'), ['ArrowUp', 'ArrowUp', 'ArrowUp'])).toEqual(['more 1', 'more 0', 'main 3']);
  expect(walk(take('club'), ['ArrowUp', 'ArrowUp'])).toEqual(['teams 2', 'women 2']);
  expect(walk(take('news'), ['ArrowUp'])).toEqual(['nowhere']);
});

it('passes what does not take it, and says why where nothing does', () => {
  expect(walk(take('teams'), ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown'])).toEqual([
    'main 2',
    'more 0',
    'more 1',
    'footer 0',
  ]);
  expect(walk(take('contact'), ['PageUp', 'PageUp'])).toEqual(['main 0', 'nowhere']);
  expect(walk(take('shop'), ['ArrowRight'])).toEqual(['secondaryChild']);
});

it('goes in, out, and to both ends', () => {
  const keys: readonly CarryKey[] = ['ArrowRight', 'ArrowLeft', 'ArrowLeft', 'End', 'Home', 'PageDown', 'PageUp'];
  expect(walk(take('club'), keys)).toEqual([
    'teams 2',
    'main 2',
    'nowhere',
    'nowhere',
    'main 0',
    'secondary 0',
    'main 0',
  ]);
  expect(carryBy(take('club'), 'ArrowRight', () => false)).toMatchObject({ open: 'teams' });
});

it('carries several together', () => {
  const step = carryBy(take('news', 'shop'), 'PageDown', () => true);
  const moved = step && 'carried' in step ? printMenu(carriedMenu(step.carried)) : [];
  expect(moved).toEqual([
    'main: Teams(Men, Women(Squad, Fixtures)), Club, More(History)',
    'secondary: News, Shop, Tickets',
    'footer: Contact(Press)',
  ]);
});
