import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActiveSite, ActiveSiteProvider } from '../../engine/active-site.ts';
import { Button } from '../../ui/button.tsx';
import { AccessDeniedModal } from '../access-denied/access-denied-modal.tsx';
import { useAuth } from '../auth/auth-provider.tsx';
import { useConsoleConfig } from '../console-config.ts';
import { sweepOldWork } from '../forget-work.ts';
import { Splash } from '../start/splash.tsx';
import { StartProblem } from '../start/start-problem.tsx';
import { toldFailure } from './told-failure.ts';
import type { Workspace, WorkspaceStore } from './workspace.ts';
import { WorkspaceProvider } from './workspace-context.ts';

/** Loads the user's networks and shows `children` once a site is chosen; a user without any site sees Access Denied (specification §2). */
export function WorkspaceGate({ store, children }: { store: WorkspaceStore; children: ReactNode }) {
  const { t } = useTranslation();
  const { platformName } = useConsoleConfig();
  const { signInAgainAs } = useAuth();
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => void store.load(), [store]);
  useEffect(() => void sweepOldWork(), []);

  switch (state.status) {
    case 'loading':
      return <Splash name={platformName} text={t('shell.waiting')} />;
    case 'none':
      return <AccessDeniedModal />;
    case 'failed':
      return (
        <StartProblem
          name={platformName}
          {...toldFailure(t, state.error)}
          onRetry={() => void store.load()}
          action={<Button onPress={() => void signInAgainAs()}>{t('shell.useAnotherAccount')}</Button>}
        />
      );
    case 'ready':
      return (
        <Opened workspace={state.workspace} store={store}>
          {children}
        </Opened>
      );
  }
}

function Opened({ workspace, store, children }: { workspace: Workspace; store: WorkspaceStore; children: ReactNode }) {
  const user = useSubject();
  const value = useMemo(() => ({ ...workspace, switchTo: store.switchTo }), [workspace, store]);
  const activeSite = useMemo(() => activeSiteOf(workspace, user, store.stay), [workspace, user, store]);
  return (
    <WorkspaceProvider value={value}>
      <ActiveSiteProvider value={activeSite}>
        <QueryClientProvider client={workspace.client}>{children}</QueryClientProvider>
      </ActiveSiteProvider>
    </WorkspaceProvider>
  );
}

/** Who works here; also while the sign-in has ended and the page waits for the same person to sign in again. */
function useSubject(): string {
  const { user } = useAuth();
  const [subject, setSubject] = useState(user?.subject ?? '');
  if (user && user.subject !== subject) setSubject(user.subject);
  return subject;
}

function activeSiteOf(workspace: Workspace, user: string, stay: () => void): ActiveSite {
  const { site, isSuperAdministrator, movedTo } = workspace;
  const { instanceId, displayName, functionsEnabled, isMasterSite, icon, language } = site;
  const addOns = { ...functionsEnabled };
  const shown = icon === null ? {} : { icon };
  const about = { instanceId, name: displayName, ...shown, language };
  return { ...about, addOns, isSuperAdministrator, isMasterSite, user, movedTo, stay };
}
