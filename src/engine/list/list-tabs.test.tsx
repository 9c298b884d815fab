import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ShownEntity } from '../../contract/entity.ts';
import { entity, lastAsked, openList, setUp, site } from './sample-list.tsx';

setUp();

const label = (en: string) => ({ en, sv: en });
const tabbed = {
  ...entity,
  list: {
    ...entity.list,
    order: { by: '', direction: 'asc' },
    filters: [
      { parameter: 'part', as: 'tabs', label: label('Parts'), choices: { all: label('All'), gone: label('Gone') } },
      ...entity.list.filters,
    ],
  },
} satisfies ShownEntity;

it('shows parts of the list as links; each keeps the search, and takes its own order', async () => {
  openList(`${entity.paths.list}?search=x&page=2&sort=${entity.list.order.by}&order=desc`, site, tabbed);
  await screen.findByRole('link', { name: /^Lag 1/ });
  const tabs = screen.getByRole('navigation', { name: 'Parts' });
  const links = [...tabs.querySelectorAll('a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.getAttribute('aria-current'),
  ]);
  expect(links).toEqual([
    ['All', `${entity.paths.list}?search=x`, 'page'],
    ['Gone', `${entity.paths.list}?search=x&part=gone`, null],
  ]);
  expect(lastAsked()?.get('part')).toBe('all');
  expect(screen.queryByRole('button', { name: 'Filter by Parts' })).toBeNull();
});
