import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { customTag } from '../../../generated/forms/custom-tag.ts';
import { siteSponsorGroups } from '../../../generated/forms/site-sponsor-groups.ts';
import type { Entity } from '../../contract/entity.ts';
import { ActiveSiteProvider } from '../active-site.ts';
import { EntityLinks } from './links.tsx';

const site = { instanceId: 'frost', name: 'Frosthamn', addOns: {}, isSuperAdministrator: false, user: 'alva' };

const ways = (entity: Entity, thing?: object) => {
  const { unmount } = render(
    <MemoryRouter>
      <ActiveSiteProvider value={site}>
        <EntityLinks entity={entity} thing={thing} />
      </ActiveSiteProvider>
    </MemoryRouter>,
  );
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
