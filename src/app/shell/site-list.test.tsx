import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { sampleSite } from '../../contract/sample-site.ts';
import { sampleNetwork } from '../sites/sample-workspace.ts';
import { SiteList } from './site-list.tsx';

const names = [
  'Frosthamn HC',
  'Isdalen SK',
  'Älvnäs IF',
  'Björnvik BK',
  'Norrstrand IK',
  'Tallkulla IK',
  'Östersjö SK',
];
const few = [
  sampleNetwork('Northern Ice Network', [sampleSite('Northern Ice League', [], true), sampleSite('Frosthamn HC')]),
  sampleNetwork('Havsband Cup', [sampleSite('Havsband')]),
];
const many = [
  sampleNetwork(
    'Northern Ice Network',
    names.map((name) => sampleSite(name)),
  ),
  ...few.slice(1),
];

function show(networks: typeof few, recent: readonly string[] = []) {
  const onChoose = vi.fn();
  render(<SiteList networks={networks} current="frosthamn-hc" recent={recent} onChoose={onChoose} />);
  return { onChoose, user: userEvent.setup() };
}

test('groups sites by network, marks the master site and the active one', () => {
  show(few);
  expect(screen.queryByRole('searchbox')).toBeNull();
  const group = screen.getByRole('group', { name: 'Northern Ice Network' });
  expect(
    within(group)
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['NLNorthern Ice LeagueMaster site', 'FHFrosthamn HC']);
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Frosthamn HC');
});

test('a few sites: the focus starts on the active one, arrows move, Enter chooses', async () => {
  const { onChoose, user } = show(few);
  expect(document.activeElement?.textContent).toContain('Frosthamn HC');
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ instanceId: 'havsband', name: 'Havsband' });
});

test('choosing the active site again says so', async () => {
  const { onChoose, user } = show(few);
  await user.click(screen.getByRole('option', { name: /Frosthamn/ }));
  expect(onChoose).toHaveBeenCalledWith({ instanceId: 'frosthamn-hc', name: 'Frosthamn HC' });
});

test('many sites: typing a part of a name finds them without leaving the box, also without its diacritics', async () => {
  const { onChoose, user } = show(many);
  expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search sites' }));
  await user.keyboard('alvn');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['ÄIÄlvnäs IF']);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ instanceId: sampleSite('Älvnäs IF').instanceId, name: 'Älvnäs IF' });
});

test('a name that no site has is answered', async () => {
  const { user } = show(many);
  await user.keyboard('zzz');
  expect(screen.getByText('No site has this name.')).toBeDefined();
});

test('the sites that were worked on last come first, each once, with their network', async () => {
  const { onChoose, user } = show(many, ['havsband', 'no-longer-mine', 'isdalen-sk']);
  const groups = screen
    .getAllByRole('group')
    .map((group) => [
      within(group).getAllByRole('option')[0]?.textContent,
      within(group).getAllByRole('option').length,
    ]);
  expect(groups).toEqual([
    ['HHavsbandHavsband Cup', 2],
    ['FHFrosthamn HC', 6],
  ]);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onChoose).toHaveBeenCalledWith({ instanceId: 'havsband', name: 'Havsband' });
});

test('of three sites none comes before its network', () => {
  show(few, ['havsband']);
  expect(screen.getAllByRole('group')).toHaveLength(2);
});
