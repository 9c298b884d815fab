import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, it } from 'vitest';
import { ActiveSiteProvider } from '../../engine/active-site.ts';
import { useNamedSubject } from '../../engine/entity/page-subject.ts';
import { readRecentThings } from './recent-things.ts';
import { useRecordVisits } from './use-record-visits.ts';

const site = { instanceId: 'frost1_frost', name: 'Frosthamn', addOns: {}, isSuperAdministrator: false, user: 'alva' };

function Shell({ name }: { name: string }) {
  useRecordVisits();
  return name === '' ? null : <Named name={name} />;
}

function Named({ name }: { name: string }) {
  useNamedSubject(name);
  return null;
}

beforeEach(() => localStorage.clear());

it('remembers the things whose pages were opened, and no page that shows no thing', async () => {
  const page = (path: string, name: string) => ({
    path,
    element: (
      <ActiveSiteProvider value={site}>
        <Shell name={name} />
      </ActiveSiteProvider>
    ),
  });
  const routes = [page('/sports/teams/:id/edit', 'Frosthamn HC'), page('/sports/players', ''), page('/about', 'Other')];
  const router = createMemoryRouter(routes, { initialEntries: ['/sports/teams/t1/edit'] });
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/sports/players'));
  await act(() => router.navigate('/about'));
  expect(readRecentThings(site).map(({ href, title, kind }) => [href, title, kind])).toEqual([
    ['/about', 'Other', undefined],
    ['/sports/teams/t1/edit', 'Frosthamn HC', 'team'],
  ]);
});
