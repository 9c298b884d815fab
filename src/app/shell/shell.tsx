import { useCallback, useMemo, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useLocation, useNavigate, useParams } from 'react-router-dom';
import { useActiveSite } from '../../engine/active-site.ts';
import { type Landing, LandingsProvider } from '../../engine/entity/landing-context.ts';
import { ElsewhereProvider } from '../../engine/list/elsewhere-context.ts';
import { ViewsProvider } from '../../engine/list/views-context.ts';
import { addressAfterSwitch, useRouteHandle } from '../../engine/routing/route-handle.ts';
import { clearStored } from '../../engine/values/stored.ts';
import { type Crumb, CrumbsAboveProvider } from '../../ui/breadcrumbs.tsx';
import { LinkProvider } from '../../ui/link.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { useMediaQuery } from '../../ui/use-media-query.ts';
import { useAuth } from '../auth/auth-provider.tsx';
import { featurePages } from '../features.ts';
import { forgetKeptWork } from '../forget-work.ts';
import { useLiveRoutes } from '../live-routes.ts';
import { PageFallback } from '../pages/page-fallback.tsx';
import { ElsewhereLater, PaletteHost } from '../palette/palette-host.tsx';
import { ViewsPart } from '../saved-views/views-part.tsx';
import { useWorkspace } from '../sites/workspace-context.ts';
import { areaAt } from './navigation-entries.ts';
import { PageTitle } from './page-title.tsx';
import { RouterLink } from './router-link.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { TopBar } from './top-bar.tsx';
import { type Destination, UnsavedQuestion, useLeave } from './unsaved-question.tsx';
import { useFocusKept } from './use-focus-kept.ts';

/** Below this width the navigation is a drawer. */
const NARROW = '(max-width: 760px)';
const CONTENT = 'content';

/** What surrounds every page: navigation, site switcher, account, title and focus. */
export function Shell() {
  useLiveRoutes();
  const navigate = useNavigate();
  const isNarrow = useMediaQuery(NARROW);
  const { isPageClosed, switchSite, signOut } = useWaysOut();
  const { question, ask, answer } = useLeave({ switchSite, signOut });
  const landings = useLandings();
  const above = useCrumbsAbove();
  useFocusKept();
  const follow = useCallback((href: string) => void navigate(href), [navigate]);
  return (
    <LinkProvider link={RouterLink} navigate={follow}>
      <SkipLink target={CONTENT} />
      <div className={styles.shell}>
        {isNarrow ? <TopBar onLeave={ask} /> : <Sidebar onLeave={ask} />}
        <main id={CONTENT} tabIndex={-1} className={styles.page}>
          {isPageClosed ? (
            <PageFallback />
          ) : (
            <LandingsProvider value={landings}>
              <CrumbsAboveProvider value={above}>
                <ElsewhereProvider value={ElsewhereLater}>
                  <ViewsProvider value={ViewsPart}>
                    <Outlet />
                  </ViewsProvider>
                </ElsewhereProvider>
              </CrumbsAboveProvider>
            </LandingsProvider>
          )}
        </main>
      </div>
      <PageTitle />
      <ScrollRestoration />
      <PaletteHost onLeave={ask} />
      <UnsavedQuestion question={question} onAnswer={answer} />
    </LinkProvider>
  );
}

/** The group of the navigation that the page on screen belongs to; nothing on Home. */
function useCrumbsAbove(): readonly Crumb[] {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const area = areaAt(pathname);
  return useMemo(() => (area === undefined ? [] : [{ label: t(`shell.areas.${area}`) }]), [t, area]);
}

/** The pages that lead to those below them, by their names. */
function useLandings(): readonly Landing[] {
  const { t } = useTranslation();
  return useMemo(
    () =>
      featurePages.flatMap(({ isLanding, href, title }) =>
        isLanding ? [{ address: href, title: t(`places.${title}`) }] : [],
      ),
    [t],
  );
}

/**
 * Switching the site and signing out. Both close the page first, so that no editor of the former site is asked or acts any more; it
 * stays closed until the next navigation has arrived.
 */
function useWaysOut() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  const params = useParams();
  const handle = useRouteHandle();
  const auth = useAuth();
  const { user } = useActiveSite();
  const { switchTo } = useWorkspace();
  const [closed, setClosed] = useState<string>();
  const close = () => flushSync(() => setClosed(key));

  const switchSite = async ({ instanceId, name }: Destination) => {
    close();
    switchTo(instanceId);
    await navigate(addressAfterSwitch(handle, { pathname, params }));
    toast('info', t('shell.nowOn', { site: name }));
  };
  const signOut = async () => {
    close();
    clearStored();
    await forgetKeptWork(user);
    await auth.signOut();
  };
  return { isPageClosed: closed === key, switchSite, signOut };
}
