import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PropsWithChildren } from 'react';
import { ActiveSiteProvider } from '../active-site.ts';

const site = { instanceId: 'site', name: 'Site', addOns: {}, isSuperAdministrator: false, user: 'user' };

/** What an edit session needs around it, for tests of hooks: an active site, and the calls of `client`. */
export function surroundings(client: QueryClient) {
  return function Surroundings({ children }: PropsWithChildren) {
    return (
      <QueryClientProvider client={client}>
        <ActiveSiteProvider value={site}>{children}</ActiveSiteProvider>
      </QueryClientProvider>
    );
  };
}
