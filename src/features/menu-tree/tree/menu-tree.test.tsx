import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, expect, it, vi } from 'vitest';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { clearToasts } from '../../../ui/toast-queue.ts';
import { largeMenu, printMenu, sampleGroup, sampleMenu } from '../model/sample-menu.ts';
import { SampleTree, type SampleTreeProps } from './sample-tree.tsx';

beforeEach(clearToasts);

/** Draws the tree; `menu()` is how it stands now. */
function open(props: SampleTreeProps = {}) {
  let now: readonly MenuGroup[] = props.groups ?? sampleMenu();
  const onMenu = vi.fn((groups: readonly MenuGroup[]) => {
    now = groups;
  });
  render(<SampleTree {...props} onMenu={onMenu} />);
  return { user: userEvent.setup(), menu: () => printMenu(now), main: () => printMenu(now)[0], onMenu };
}

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name} ?(,|\\d)`) });
const focused = () => document.activeElement?.querySelector('[dir="auto"], [class="groupName"]')?.textContent;
const said = () => document.querySelector('[data-tree-news]')?.textContent;
const chosen = () => screen.queryAllByRole('treeitem', { selected: true }).map((one) => one.dataset.row);

it('is a tree: levels, places and openness are announced', () => {
  open();
  expect(screen.getByRole('tree', { name: 'Menu' }).getAttribute('aria-multiselectable')).toBe('true');
  const squad = row('Squad');
  expect([
    squad.getAttribute('aria-level'),
    squad.getAttribute('aria-posinset'),
    squad.getAttribute('aria-setsize'),
  ]).toEqual(['4', '1', '2']);
  expect(row('Teams').getAttribute('aria-expanded')).toBe('true');
  expect(row('News').hasAttribute('aria-expanded')).toBe(false);
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
  expect(screen.getByRole('treeitem', { name: /^Extra ?0 items$/ })).toBeTruthy();
});

it('is walked by arrows, Home, End and letters', async () => {
  const { user } = open();
  await user.tab();
  await user.tab();
  row('Main').focus();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
  expect(focused()).toBe('Men');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(row('Teams').getAttribute('aria-expanded')).toBe('false');
  await user.keyboard('{End}');
  expect(focused()).toBe('Extra');
  await user.keyboard('{Home}c');
  expect(focused()).toBe('Club');
  await user.keyboard('{ArrowUp}{ArrowRight}');
  expect(row('Men')).toBeTruthy();
});

it('carries by keyboard, says each step, and changes nothing before it is put down', async () => {
  const { user, main, onMenu } = open();
  row('Main').focus();
  await user.keyboard('news ');
  expect(said()).toBe('News is picked up. Main, place 1 of 4.');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(said()).toBe('Main, under Teams, place 2 of 3.');
  expect([row('News').getAttribute('aria-level'), focused()]).toEqual(['3', 'News']);
  expect(onMenu).not.toHaveBeenCalled();
  await user.keyboard('{Enter}');
  expect(said()).toBe('News was put down. Main, under Teams, place 2 of 3.');
  expect(main()).toBe('main: Teams(Men, News, Women(Squad, Fixtures)), Club, More(History)');
  expect(focused()).toBe('News');
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByText('Undone: News').role).toBe('status');
  expect(row('News').getAttribute('aria-level')).toBe('2');
});

it('carries in Swedish, and puts back by Escape and when it is left', async () => {
  await i18next.changeLanguage('sv');
  const { user, onMenu } = open();
  row('Club').focus();
  await user.keyboard(' {ArrowRight}');
  expect(said()).toBe('Huvudmeny, under Teams, plats 3 av 3.');
  await user.keyboard('{Escape}');
  expect(said()).toBe('Club lades tillbaka. Huvudmeny, plats 3 av 4.');
  await user.keyboard(' {ArrowUp}');
  screen.getByRole('button', { name: 'After' }).focus();
  await vi.waitFor(() => expect(row('Club').getAttribute('aria-level')).toBe('2'), 30_000);
  expect(onMenu).not.toHaveBeenCalled();
});

it('says why a place does not take what is carried', async () => {
  const { user } = open();
  row('Shop').focus();
  await user.keyboard(' {ArrowRight}');
  expect(said()).toBe('Child item is not supported for secondary menu');
});

it('moves at once with Alt and the arrows', async () => {
  const { user, main } = open();
  row('Club').focus();
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(main()).toBe('main: News, Teams(Men, Women(Squad, Fixtures), Club), More(History)');
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}{Alt>}{ArrowUp}{/Alt}');
  expect(said()).toBe('Club was put down. Main, under Teams, place 3 of 3.');
});

it('says why what is locked is not carried, renamed, cut or removed', async () => {
  const { user, onMenu } = open();
  row('More').focus();
  for (const key of [' ', '{F2}', '{Delete}', '{Control>}x{/Control}', '{Alt>}{ArrowUp}{/Alt}']) {
    clearToasts();
    await user.keyboard(key);
    expect(await screen.findByText(/“More” is locked: it always stays where it is/)).toBeTruthy();
  }
  expect(onMenu).not.toHaveBeenCalled();
});

it('renames in place, and keeps what cannot be until it is mended', async () => {
  const { user, main } = open();
  row('Club').focus();
  await user.keyboard('{F2}');
  const box = screen.getByRole('textbox', { name: 'Title of Club' });
  await user.clear(box);
  await user.keyboard('{Enter}');
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('Write a title.').role).toBe('alert');
  await user.click(box);
  await user.paste('x'.repeat(301));
  row('News').focus();
  expect(screen.getByText('A title has at most 300 characters.')).toBeTruthy();
  expect(box).toHaveProperty('value', 'x'.repeat(301));
  await user.clear(box);
  await user.type(box, 'The club{Enter}');
  expect(main()).toMatch(/The club, More/);
  expect([focused(), said()]).toEqual(['The club', 'Club is now called The club.']);
  await user.dblClick(row('The club'));
  await user.keyboard('Away{Escape}');
  expect(main()).toMatch(/The club, More/);
  expect(focused()).toBe('The club');
});

it('chooses several, cuts them and pastes them after an item', async () => {
  const { user, menu } = open();
  await user.click(row('News'));
  await user.keyboard('{Control>}');
  await user.click(row('Squad'));
  await user.keyboard('{/Control}');
  expect(chosen()).toEqual(['news', 'squad']);
  expect(screen.getByText('2 selected')).toBeTruthy();
  await user.keyboard('{Control>}x{/Control}');
  expect(row('News').dataset.hold).toBe('cut');
  row('Contact').focus();
  await user.keyboard('{Control>}v{/Control}');
  expect(menu()).toEqual([
    'main: Teams(Men, Women(Fixtures)), Club, More(History)',
    'secondary: Tickets, Shop',
    'footer: Contact(Press), News, Squad',
  ]);
  expect(row('News').dataset.hold).toBeUndefined();
});

it('chooses ranges by Shift and all by Ctrl+A', async () => {
  const { user } = open();
  await user.click(row('Men'));
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
  expect(chosen()).toEqual(['men', 'women', 'squad']);
  await user.keyboard('{Shift>}');
  await user.click(row('News'));
  await user.keyboard('{/Shift}');
  expect(chosen()).toEqual(['news', 'teams', 'men']);
  await user.keyboard('{Control>}a{/Control}');
  expect(chosen()).toHaveLength(13);
  await user.keyboard('{Escape}');
  expect(chosen()).toEqual([]);
});

it('removes with an offer to undo, and gives the focus to the neighbour', async () => {
  const { user, main } = open();
  row('Teams').focus();
  await user.keyboard('{Delete}');
  expect(main()).toBe('main: News, Club, More(History)');
  expect(focused()).toBe('Club');
  const notifications = within(screen.getByRole('region', { name: 'Notifications' }));
  expect(notifications.getByText('Removed: Teams')).toBeTruthy();
  await user.click(notifications.getByRole('button', { name: 'Undo' }));
  expect(row('Squad')).toBeTruthy();
});

it('adds an item and names it: one step of undoing, the identifier follows the title', async () => {
  const { user, menu, onMenu } = open();
  await user.click(within(row('Footer')).getByTitle('Add an item to Footer'));
  await user.keyboard('Åland{Enter}');
  expect(menu()[2]).toBe('footer: Contact(Press), Åland');
  expect(onMenu.mock.lastCall?.[0][2]?.children[1]?.identifier).toBe('aland');
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.queryByRole('treeitem', { name: /Åland|New item/ })).toBeNull();
});

it('adds where the keyboard is, to an empty group too, and has the actions of what is chosen in a button', async () => {
  const { user, menu } = open();
  row('Extra').focus();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  await user.click(screen.getByRole('menuitem', { name: 'Add an item' }));
  await user.keyboard('Archive{Enter}');
  await user.click(screen.getByRole('button', { name: 'Add an item' }));
  await user.keyboard('Sponsors{Enter}');
  expect(menu()[3]).toBe('unassigned: Archive, Sponsors');
  await user.click(screen.getByRole('button', { name: 'Actions for Sponsors' }));
  await user.click(screen.getByRole('menuitem', { name: 'Remove' }));
  expect(menu()[3]).toBe('unassigned: Archive');
});

it('searches, keeps what is above in sight, and finds nothing with a word', async () => {
  const { user } = open();
  await user.type(screen.getByRole('searchbox'), 'squ');
  expect(screen.getAllByRole('treeitem').map((one) => one.dataset.row)).toEqual(['main', 'teams', 'women', 'squad']);
  expect(screen.getByText('1 item found')).toBeTruthy();
  expect(document.querySelector('mark')?.textContent).toBe('Squ');
  await user.type(screen.getByRole('searchbox'), 'x');
  expect(screen.getByText('Nothing in the menu fits “squx”')).toBeTruthy();
  await user.keyboard('{Escape}');
  expect(screen.getAllByRole('treeitem')).toHaveLength(17);
});

it('opens and closes all', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Collapse all' }));
  expect(screen.getAllByRole('treeitem')).toHaveLength(11);
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(screen.getAllByRole('treeitem')).toHaveLength(17);
});

it('offers in a menu what can be done, and says why what cannot', async () => {
  const { user } = open();
  row('Shop').focus();
  await user.keyboard('{Shift>}{F10}{/Shift}');
  const entry = (name: RegExp) => within(screen.getByRole('menu')).getByRole('menuitem', { name });
  expect(entry(/Add an item under it/).textContent).toContain('Child item is not supported for secondary menu');
  expect(entry(/Paste after it/).textContent).toContain('Cut an item first.');
  await user.click(entry(/^Rename$/));
  expect(screen.getByRole('textbox', { name: 'Title of Shop' })).toBe(document.activeElement);
});

it('moves to a place that a dialog asks for', async () => {
  const { user, menu } = open();
  await user.pointer({ keys: '[MouseRight]', target: row('Teams') });
  await user.click(screen.getByRole('menuitem', { name: /Move to/ }));
  const dialog = screen.getByRole('dialog', { name: 'Move Teams' });
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(within(dialog).getByText('Choose where it is to go.')).toBeTruthy();
  const goal = within(dialog).getByRole('combobox', { name: /Where to/ });
  await user.type(goal, 'Secondary');
  await user.click(await screen.findByRole('option', { name: /Secondary/ }));
  expect(within(dialog).getByText('Child item is not supported for secondary menu')).toBeTruthy();
  await user.clear(goal);
  await user.type(goal, 'Cont');
  await user.click(await screen.findByRole('option', { name: /Contact/ }));
  await user.click(within(dialog).getByRole('radio', { name: 'Before it' }));
  await user.click(within(dialog).getByRole('button', { name: 'Move' }));
  expect(menu()[2]).toBe('footer: Teams(Men, Women(Squad, Fixtures)), Contact(Press)');
});

it('opens an item by a press and by Enter, which brings the focus', async () => {
  const onOpen = vi.fn();
  const { user } = open({ onOpen });
  await user.click(row('Club'));
  await user.keyboard('{Enter}');
  expect(onOpen.mock.calls).toEqual([
    ['club', false],
    ['club', true],
  ]);
});

it('shows dead links, faults and what the site does with an item', () => {
  const dead = { id: 'r', path: '/gone', resourceType: 'page' as const, resourceId: null };
  const groups = [sampleGroup('main', [{ title: 'Gone', route: dead, hover: true }, 'Bad'])];
  open({ groups, deadRoutes: new Set(['r']), faults: new Map([['bad', 'Write a title.']]) });
  const named = (name: RegExp) => screen.getByRole('treeitem', { name });
  expect(named(/^Gone ?, page, Dead link, Opens on hover on the site$/)).toBeTruthy();
  expect(named(/^Bad ?, page, Write a title\., No address$/)).toBeTruthy();
});

it('draws only the rows in sight of a thousand', async () => {
  const { user } = open({ groups: largeMenu(1000) });
  await user.click(screen.getByRole('button', { name: 'Expand all' }));
  expect(screen.getAllByText('1,000 items')).not.toHaveLength(0);
  expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
  row('Main').focus();
  await user.keyboard('{End}');
  expect(focused()).toBe('Extra');
});

it('opens no menu for a finger that rests on the handle: it is about to drag', () => {
  open();
  const handle = row('News').querySelector('[data-handle]') as Element;
  for (const [pointerType, menus] of Object.entries({ touch: 0, mouse: 1 })) {
    fireEvent(handle, new PointerEvent('contextmenu', { bubbles: true, pointerType }));
    expect(screen.queryAllByRole('menu')).toHaveLength(menus);
  }
});
