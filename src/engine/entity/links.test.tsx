import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customTag } from '../../../generated/forms/custom-tag.ts';
import { siteSponsorGroups } from '../../../generated/forms/site-sponsor-groups.ts';
import type { Entity } from '../../contract/entity.ts';
import { ActiveSiteProvider } from '../active-site.ts';
import { EntityLinks } from './links.tsx';

const site = { instanceId: 'frost', name: 'Frosthamn', addOns: {}, isSuperAdministrator: false, user: 'alva' };

const show = (entity: Entity, thing?: object) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <ActiveSiteProvider value={site}>
          <EntityLinks entity={entity} thing={thing} />
        </ActiveSiteProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );

const ways = (entity: Entity, thing?: object) => {
  const { unmount } = show({ ...entity, counts: {} }, thing);
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return hrefs;
};

it('leads from a thing to what is about it, and from its list to the rest', () => {
  const ofOne = ways(customTag, { value: 'custom.derby' });
  expect(ofOne).toContain('/articles/list?tag=custom.derby');
  expect(ofOne).not.toContain('/custom-tag-management/merge');
  expect(ways(customTag)).toEqual(['/custom-tag-management/merge']);
});

it('leads everywhere from the only page of what has no list', () => {
  expect(ways(siteSponsorGroups, {})).toEqual(['/sponsors/setup/main', '/sponsors/all']);
});

it('says how many there are where a counted link leads, asked by what the address narrows the list to', async () => {
  const asked: object[] = [];
  const readPage = (parameters: object) => {
    asked.push(parameters);
    return { queryKey: [parameters], queryFn: () => Promise.resolve({ items: [], total: 1214 }) };
  };
  show({ ...customTag, counts: { '/articles/list?tag={value}': { readPage } } }, { value: 'custom.å' });
  expect(await screen.findByRole('link', { name: 'Articles 1,214' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Videos' })).toBeTruthy();
  expect(asked[0]).toEqual({ tag: 'custom.å', page: 1, pageSize: 1 });
});
