import type { Feature } from '../../engine/routing/feature.ts';
import { needsSuperAdministrator } from '../../engine/routing/guards.ts';
import { paths } from '../../engine/routing/paths.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { SiteSettingsPage, SuperAdminPage } from './landing-page.tsx';

const load = () => Promise.resolve();

/** The pages that lead to what lies below them (specification §2). Their code comes with the console. */
export const landings: Feature = {
  pages: [
    {
      area: 'site',
      href: paths.siteSettings.root(),
      title: 'siteSettings',
      icon: 'settings',
      isLanding: true,
      load,
    },
    {
      area: 'site',
      href: paths.superAdmin.root(),
      title: 'superAdmin',
      icon: 'user-cog',
      isSuper: true,
      isLanding: true,
      load,
    },
  ],
  routes: (access) => [
    {
      path: paths.superAdmin.root.pattern,
      handle: { title: 'superAdmin' } satisfies RouteHandle,
      loader: needsSuperAdministrator(access),
      Component: SuperAdminPage,
    },
    {
      path: paths.siteSettings.root.pattern,
      handle: { title: 'siteSettings' } satisfies RouteHandle,
      Component: SiteSettingsPage,
    },
  ],
};
