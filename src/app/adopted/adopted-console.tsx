import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback } from 'react';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import {
  createBrowserRouter,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  redirect,
  useNavigate,
} from 'react-router-dom';
import { entities } from '../../../generated/forms.ts';
import type { EntityRoute } from '../../contract/entity.ts';
import { forgetWholeLists } from '../../contract/paging/whole-list.ts';
import { type ActiveSite, ActiveSiteProvider } from '../../engine/active-site.ts';
import type { RouteHandle } from '../../engine/routing/route-handle.ts';
import { useText } from '../../engine/text/use-text.ts';
import { LinkProvider } from '../../ui/link.tsx';
import { ToastRegion } from '../../ui/toast.tsx';
import { loadEditorScreen, loadListScreen, type Screen } from '../entity-screens.tsx';
import { languageOf, locales } from '../i18n.ts';
import { createQueryClient } from '../query-client.ts';
import { RouterLink } from '../shell/router-link.tsx';
import styles from './adopted-console.module.css';

/** A service without sites is one site, on which everything may be done that it allows. */
const onlySite: ActiveSite = {
  instanceId: 'service',
  name: location.host,
  addOns: {},
  isSuperAdministrator: true,
  user: 'user',
};

const client = createQueryClient(forgetWholeLists);

const routed = (path: string): string => path.replace(/\{([^}]+)\}/g, ':$1');

function routesOf(entity: EntityRoute): RouteObject[] {
  const { labels, paths } = entity;
  const route = (path: string | undefined, title: RouteHandle['title'], lazy: () => Promise<Screen>): RouteObject[] =>
    path === undefined ? [] : [{ path: routed(path), handle: { title }, lazy }];
  return [
    ...(entity.isListed ? route(paths.list, labels.many, () => loadListScreen(entity)) : []),
    ...route(paths.create, labels.add, () => loadEditorScreen(entity)),
    ...route(paths.edit, labels.one, () => loadEditorScreen(entity)),
  ];
}

const [first] = entities;
const router = createBrowserRouter(
  [
    {
      Component: Frame,
      HydrateFallback: Nothing,
      children: [
        { path: '/', loader: () => redirect(first?.paths.list ?? '/nothing'), element: null },
        ...entities.flatMap(routesOf),
      ],
    },
  ],
  { basename: '/manage' },
);

/** The console of another service: its lists and editors, without what is Touchline's own (sites, signing in, articles and the like). */
export function AdoptedConsole() {
  const { i18n } = useTranslation();
  return (
    <I18nProvider locale={locales[languageOf(i18n.language)]}>
      <QueryClientProvider client={client}>
        <ActiveSiteProvider value={onlySite}>
          <RouterProvider router={router} />
        </ActiveSiteProvider>
      </QueryClientProvider>
      <ToastRegion />
    </I18nProvider>
  );
}

/** What surrounds every page: the ways to the lists. */
function Frame() {
  const { t } = useTranslation();
  const text = useText();
  const navigate = useNavigate();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <LinkProvider link={RouterLink} navigate={follow}>
      <nav className={styles.nav} aria-label={t('shell.navigation')}>
        {entities.map(({ name, labels, paths, isListed }) =>
          isListed ? (
            <NavLink key={name} to={paths.list}>
              {text(labels.many)}
            </NavLink>
          ) : null,
        )}
      </nav>
      <main className={styles.page}>
        <Outlet />
      </main>
    </LinkProvider>
  );
}

function Nothing() {
  return null;
}
