import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { type ActiveSite, ActiveSiteProvider } from '../engine/active-site.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { locales, useLook } from './look.ts';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false, refetchOnWindowFocus: false } } });

/** A site that allows everything, for where no service gives one. */
export const anySite: ActiveSite = {
  instanceId: 'workbench',
  name: 'Workbench',
  addOns: new Proxy({}, { get: () => true }),
  isSuperAdministrator: true,
  user: 'workbench',
};

const Content = createContext<ReactNode>(null);
// What is shown follows links nowhere: every address is the same page.
const router = createMemoryRouter([{ path: '*', Component: Shown }]);

function Shown() {
  return useContext(Content);
}

/** What a screen of the engine stands in inside the console: language, queries, a router that leads nowhere, the active site, and toasts. */
export function Surroundings({ site = anySite, children }: { site?: ActiveSite; children: ReactNode }) {
  const { language } = useLook();
  return (
    <I18nProvider locale={locales[language]}>
      <QueryClientProvider client={queries}>
        <ActiveSiteProvider value={site}>
          <Content value={children}>
            <RouterProvider router={router} />
          </Content>
        </ActiveSiteProvider>
      </QueryClientProvider>
      <ToastRegion />
    </I18nProvider>
  );
}
