import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import i18next from 'i18next';
import { beforeEach, expect, it } from 'vitest';
import { clearToasts, toastStore } from '../../../ui/toast-queue.ts';
import { SampleTree } from './sample-tree.tsx';

// What the tree says of what was done, and what it offers then.
beforeEach(clearToasts);

function open() {
  render(<SampleTree />);
  return userEvent.setup();
}

it('offers nothing any more once the menu is left', async () => {
  const { unmount } = render(<SampleTree />);
  row('News').focus();
  await userEvent.keyboard('{Delete}');
  expect(toastStore.read()).toHaveLength(1);
  unmount();
  expect(toastStore.read()).toEqual([]);
});

const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name} ?(,|\\d)`) });
const said = () => document.querySelector('[data-tree-news]')?.textContent;
const offer = () => screen.queryByText('Removed: News');

it('offers to undo a removal until something else is done, be it that a key undoes it', async () => {
  const user = open();
  row('News').focus();
  await user.keyboard('{Delete}');
  expect(offer()).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(row('News')).toBeTruthy();
  expect(offer()).toBeNull();
  await user.keyboard('{Control>}y{/Control}');
  row('Tickets').focus();
  await user.keyboard('{Delete}');
  expect(screen.getByText('Removed: Tickets')).toBeTruthy();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  expect(screen.queryByText('Removed: Tickets')).toBeNull();
});

it('says that something was undone or redone by a button as by a key', async () => {
  const user = open();
  row('News').focus();
  await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
  const [undo] = screen.getAllByRole('button', { name: 'Undo' });
  if (undo) await user.click(undo);
  expect(screen.getByText('Undone: News').role).toBe('status');
  await user.click(screen.getByRole('button', { name: 'Redo' }));
  expect(screen.getByText('Redone: News').role).toBe('status');
});

it('speaks of several items in the plural', async () => {
  const user = open();
  row('Tickets').focus();
  await user.keyboard('{Shift>}{ArrowDown}{/Shift} ');
  expect(said()).toBe('2 items are picked up. Secondary, place 1 of 2.');
  await user.keyboard('{PageDown} ');
  expect(said()).toBe('2 items were put down. Footer, place 1 of 3.');
  await i18next.changeLanguage('sv');
  await user.keyboard(' ');
  expect(said()).toBe('2 poster är lyfta. Sidfot, plats 1 av 3.');
});

it('keeps what was cut where it cannot be pasted', async () => {
  const user = open();
  row('Teams').focus();
  await user.keyboard('{Control>}x{/Control}');
  row('Squad').focus();
  await user.keyboard('{Control>}v{/Control}');
  expect(screen.getByText(/cannot be moved into itself/)).toBeTruthy();
  row('Contact').focus();
  await user.keyboard('{Control>}v{/Control}');
  expect(said()).toBe('Teams was put down. Footer, place 2 of 2.');
});

it('shows the identifier where a search found an item by that alone', async () => {
  const user = open();
  row('Club').focus();
  await user.keyboard('{F2}Society{Enter}');
  await user.type(screen.getByRole('searchbox'), 'clu');
  expect(within(row('Society')).getByText('club')).toBeTruthy();
});

it('leaves the focus in the search while the row that had it is left out', async () => {
  const user = open();
  row('News').focus();
  await user.click(screen.getByRole('searchbox'));
  await user.keyboard('squad');
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'squad');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

it('ends a search that would leave out what was just made or pasted', async () => {
  const user = open();
  const search = screen.getByRole('searchbox');
  row('News').focus();
  await user.keyboard('{Control>}x{/Control}');
  await user.type(search, 'squad');
  row('Squad').focus();
  await user.keyboard('{Control>}v{/Control}');
  expect(search).toHaveProperty('value', '');
  expect(document.activeElement).toBe(row('News'));
  await user.type(search, 'squad');
  row('Squad').focus();
  await user.click(screen.getByRole('button', { name: 'Add an item' }));
  await user.keyboard('Made{Enter}');
  expect(document.activeElement).toBe(row('Made'));
  await user.type(search, 'squad');
  row('Squad').focus();
  await user.keyboard('{F2}Squads{Enter}');
  expect(search).toHaveProperty('value', 'squad');
});

it('forgets what was chosen once it is in the menu no more', async () => {
  const user = open();
  const line = () => screen.getByRole('button', { name: /^Actions/ });
  await user.click(screen.getByRole('button', { name: 'Add an item' }));
  await user.keyboard('Fan zone{Enter}');
  expect(line()).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}{Control>}z{/Control}');
  expect(screen.queryByRole('treeitem', { name: /^Fan zone/ })).toBeNull();
  expect(screen.queryByText('Without a title')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Actions/ })).toBeNull();
});
