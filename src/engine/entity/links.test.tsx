import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customTag } from '../../../generated/forms/custom-tag.ts';
import { siteSponsorGroups } from '../../../generated/forms/site-sponsor-groups.ts';
import { team } from '../../../generated/forms/team.ts';
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
  const { unmount } = show(entity, thing);
  const hrefs = screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
  unmount();
  return hrefs;
};

it('leads from a thing to what is about it and no tab of its page, and from its list to the rest', () => {
  expect(ways(team, { uuid: 'abc' })).toEqual(['/sports/teams/abc/squad']);
  expect(ways(customTag, { value: 'custom.derby' })).toEqual([]);
  expect(ways(customTag)).toEqual(['/custom-tag-management/merge']);
});

it('leads everywhere from the only page of what has no list', () => {
  expect(ways(siteSponsorGroups, {})).toEqual(['/sponsors/setup/main', '/sponsors/all']);
});
