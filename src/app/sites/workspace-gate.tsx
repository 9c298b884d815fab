import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { type ActiveSite, ActiveSiteProvider } from '../../engine/active-site.ts';
import { Button } from '../../ui/button.tsx';
import { AccessDeniedModal } from '../access-denied/access-denied-modal.tsx';
import { useAuth } from '../auth/auth-provider.tsx';
import { useConsoleConfig } from '../console-config.ts';
import { Splash } from '../start/splash.tsx';
import { StartProblem } from '../start/start-problem.tsx';
import type { Workspace, WorkspaceStore } from './workspace.ts';
import { WorkspaceProvider } from './workspace-context.ts';

/** Loads the user's networks and shows `children` once a site is chosen; a user without any site sees Access Denied (specification §2). */
export function WorkspaceGate({ store, children }: { store: WorkspaceStore; children: ReactNode }) {
  const { t } = useTranslation();
  const { platformName } = useConsoleConfig();
  const { signInAgainAs } = useAuth();
  const state = useSyncExternalStore(store.subscribe, store.get);
  useEffect(() => void store.load(), [store]);

  switch (state.status) {
    case 'loading':
      return <Splash name={platformName} text={t('shell.waiting')} />;
    case 'none':
      return <AccessDeniedModal />;
    case 'failed':
      return (
        <StartProblem
          name={platformName}
          detail={state.error.message}
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
  const value = useMemo(() => ({ ...workspace, switchTo: store.switchTo }), [workspace, store]);
  const activeSite = useMemo(() => activeSiteOf(workspace), [workspace]);
  return (
    <WorkspaceProvider value={value}>
      <ActiveSiteProvider value={activeSite}>
        <QueryClientProvider client={workspace.client}>{children}</QueryClientProvider>
      </ActiveSiteProvider>
    </WorkspaceProvider>
  );
}

function activeSiteOf({ site, isSuperAdministrator }: Workspace): ActiveSite {
  const { instanceId, displayName, functionsEnabled } = site;
  return { instanceId, name: displayName, addOns: { ...functionsEnabled }, isSuperAdministrator };
}
