import { renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ActiveSiteProvider } from '../../engine/active-site.ts';
import { forgetKeptLists } from './kept-list.ts';
import { useRecentSites } from './use-recent-sites.ts';

beforeEach(() => {
  localStorage.clear();
  forgetKeptLists();
});

/** What is offered on a site, in the order of visits. */
function visit(user: string, ...sites: string[]): readonly string[] {
  const offered = sites.map((instanceId) => {
    const site = { instanceId, name: instanceId, addOns: {}, isSuperAdministrator: false, user };
    const wrapper = ({ children }: React.PropsWithChildren) => (
      <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
    );
    return renderHook(useRecentSites, { wrapper }).result.current;
  });
  return offered.at(-1) ?? [];
}

test('remembers the last three sites before the active one, the last first', () => {
  expect(visit('alva', 'one', 'two', 'one', 'three', 'four', 'five')).toEqual(['four', 'three', 'one']);
});

test('the sites of one user are not those of another in the same browser', () => {
  visit('alva', 'one', 'two');
  expect(visit('bo', 'three')).toEqual([]);
});
