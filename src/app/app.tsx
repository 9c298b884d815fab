import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { I18nProvider } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import type { DataRouter } from 'react-router-dom';
import { MediaLibraryProvider } from '../engine/media/library-context.ts';
import { CreateRelatedProvider } from '../engine/widgets/create-related-context.ts';
import { StripProvider } from '../engine/widgets/strip-context.ts';
import { mediaLibrary } from '../features/media/library-in-forms.ts';
import { ToastRegion } from '../ui/toast.tsx';
import { AccessDeniedScreen } from './access-denied/access-denied-screen.tsx';
import type { Auth } from './auth/auth.ts';
import { AuthProvider } from './auth/auth-provider.tsx';
import { RequireSignIn } from './auth/require-sign-in.tsx';
import type { ConsoleConfig } from './config.ts';
import { ConsoleConfigProvider } from './console-config.ts';
import { CurrentPage } from './current-page.tsx';
import { languageOf, locales } from './i18n.ts';
import { making } from './making-in-place.ts';
import { stripPreview } from './previews/strip-in-forms.ts';
import type { WorkspaceStore } from './sites/workspace.ts';
import { WorkspaceGate } from './sites/workspace-gate.tsx';
import { Splash } from './start/splash.tsx';

/** What the console shows: itself, or that access was denied, as the address it was opened with says. */
export type AppContent =
  | { workspace: WorkspaceStore; router: DataRouter; denied?: never }
  | { denied: { roles: readonly string[] } };

/** Props of {@link App}. */
export interface AppProps {
  config: ConsoleConfig;
  auth: Auth;
  /** Holds what belongs to the user and to no site. */
  account: QueryClient;
  content: AppContent;
}

/** The console, started. */
export function App({ config, auth, account, content }: AppProps) {
  const { t, i18n } = useTranslation();
  const { platformName } = config;
  return (
    <I18nProvider locale={locales[languageOf(i18n.language)]}>
      <ConsoleConfigProvider value={config}>
        <QueryClientProvider client={account}>
          <AuthProvider auth={auth}>
            {content.denied ? (
              <AccessDeniedScreen roles={content.denied.roles} />
            ) : (
              <RequireSignIn waiting={<Splash name={platformName} text={t('auth.waiting')} />}>
                <WorkspaceGate store={content.workspace}>
                  <CreateRelatedProvider value={making}>
                    <MediaLibraryProvider value={mediaLibrary}>
                      <StripProvider value={stripPreview}>
                        <CurrentPage router={content.router} />
                      </StripProvider>
                    </MediaLibraryProvider>
                  </CreateRelatedProvider>
                </WorkspaceGate>
              </RequireSignIn>
            )}
          </AuthProvider>
        </QueryClientProvider>
      </ConsoleConfigProvider>
      <ToastRegion />
    </I18nProvider>
  );
}
