import '../ui/global.css';
import './start/start.css';
import { startAuth } from './auth/start-auth.ts';
import { loadConfig } from './config.ts';
import { languageChoice } from './language.ts';

/**
 * The start. Signing in comes first and the console second: who is not signed in goes on to the provider's page and need not fetch the console for it.
 * Where an earlier visit left a session, both are fetched at once.
 */
const importConsole = (): Promise<typeof import('./console.tsx')> => import('./console.tsx');
const early = hasSession() ? importConsole() : undefined;
void early?.then(({ prepareConsole }) => prepareConsole()).catch(() => undefined);
await start();

async function start(): Promise<void> {
  try {
    // The provider's page speaks the language that the page is in.
    document.documentElement.lang = languageChoice.read() ?? 'en';
    const config = await loadConfig();
    const auth = await startAuth(config.identity);
    const { loading, authenticated, error } = auth.getState();
    if (!loading && !authenticated && error === undefined) await auth.signIn();
    const { showConsole } = await (early ?? importConsole());
    await showConsole(config, auth);
  } catch (error) {
    const { showStartProblem } = await (early ?? importConsole());
    await showStartProblem(error, () => void start());
  }
}

/** Whether the identity library has stored anything here, or an answer of the provider is in the address. */
function hasSession(): boolean {
  try {
    const keys = [...Object.keys(localStorage), ...Object.keys(sessionStorage)];
    return keys.some((key) => key.startsWith('msal.')) || /[?#&](code|error)=/.test(location.href);
  } catch {
    return false;
  }
}
