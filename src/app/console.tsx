import i18next from 'i18next';
import { StrictMode, startTransition } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type ApiSettings, configureApi } from '../contract/fetcher.ts';
import { showPicturesFrom } from '../engine/media/media-string.ts';
import { toast } from '../ui/toast-queue.ts';
import { App } from './app.tsx';
import { accessDeniedFrom } from './auth/address.ts';
import type { Auth } from './auth/auth.ts';
import { freshSignIn } from './auth/signed-in-again.ts';
import { type ConsoleConfig, NotReadyError } from './config.ts';
import { featureCalls } from './features.ts';
import { startI18n } from './i18n.ts';
import { createQueryClient } from './query-client.ts';
import { createRouter, loadPageAhead } from './router.tsx';
import { createWorkspaceStore } from './sites/workspace.ts';
import { type StartFailure, StartProblem } from './start/start-problem.tsx';
import { surviveTranslation } from './translated-page.ts';

let shown: Root | undefined;

/** The root of everything on screen; it takes the place of the sign in index.html. */
async function rootOnScreen(): Promise<Root> {
  if (shown) return shown;
  const container = document.getElementById('root');
  if (!container) throw new Error('index.html has no element with the id "root".');
  await startI18n();
  surviveTranslation();
  shown = createRoot(container);
  return shown;
}

/** Fetches the code of the page at the address, while the session is looked up. */
export function prepareConsole(): void {
  if (!accessDeniedFrom(location)) loadPageAhead(location.pathname);
}

/**
 * Shows the console: itself, or that access was denied, or why signing in failed, as address and login state say. `ahead`: what the first script has
 * asked the service for.
 */
export async function showConsole(
  config: ConsoleConfig,
  auth: Auth,
  ahead: ApiSettings['ahead'] = new Map(),
): Promise<void> {
  const account = createQueryClient();
  const workspace = createWorkspaceStore(account);
  configureApi({
    base: config.apiBase,
    timeoutMs: config.requestTimeoutMs,
    instanceId: workspace.instanceId,
    accessToken: auth.accessToken,
    onUnauthorized: () => freshSignIn(auth),
    ahead,
    watches: featureCalls,
    onWaiting: showWaiting,
  });
  // The page's own pictures keep short addresses.
  showPicturesFrom(config.imagesUrl === location.origin ? '' : config.imagesUrl);
  const denied = accessDeniedFrom(location);
  // The networks are asked for before there is anything on screen that could ask.
  if (!denied) onceSignedIn(auth, () => void workspace.load());
  // Before anything is drawn: a page that is ready at once has its own title by then, and keeps it.
  document.title = config.platformName;
  const content = denied ? { denied } : { workspace, router: createRouter(workspace) };
  const root = await rootOnScreen();
  // In slices, so that the route's loader may ask for what the page shows meanwhile.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App config={config} auth={auth} account={account} content={content} />
      </StrictMode>,
    ),
  );
  // Follows other tabs and renews tokens; a page that is on screen waits for neither.
  setTimeout(() => void auth.library().catch(console.warn), LIBRARY_AFTER);
}

/** When the identity library follows at the latest, in milliseconds after the console was shown: once its page is there and the processor free. */
const LIBRARY_AFTER = 2000;

let hideWaiting: (() => void) | undefined;

/** Says that the service is busy or starting again, as long as something waits for it. */
function showWaiting(isWaiting: boolean): void {
  if (!isWaiting) hideWaiting?.();
  hideWaiting = isWaiting ? toast('warning', i18next.t('messages.startingAgain')) : undefined;
}

function onceSignedIn({ getState, subscribe }: Auth, then: () => void): void {
  if (getState().authenticated) {
    then();
    return;
  }
  const stop = subscribe(() => {
    if (!getState().authenticated) return;
    stop();
    then();
  });
}

/** Shows that the console could not start, and starts anew on demand. */
export async function showStartProblem(error: unknown, onRetry: () => void): Promise<void> {
  console.warn(error);
  const detail = error instanceof Error ? error.message : String(error);
  (await rootOnScreen()).render(<StartProblem detail={detail} why={failureOf(error)} onRetry={onRetry} />);
}

/** Why the console did not start. A browser that blocks cookies throws a SecurityError when storage is first used. */
function failureOf(error: unknown): StartFailure {
  if (error instanceof NotReadyError) return 'notReady';
  return error instanceof DOMException && error.name === 'SecurityError' ? 'noStorage' : 'failed';
}
