import '../ui/global.css';
import './start/start.css';
import { isFor, readKeptSession } from './auth/kept-session.ts';
import { openAuth } from './auth/open-auth.ts';
import { loadConfig } from './config.ts';
import { languageChoice } from './language.ts';
import { askAhead } from './start/ask-ahead.ts';
import { fetchPage } from './start/page-code.ts';

/**
 * The start: sees who is there and where, and asks for everything at once that it will take (docs/decisions/0011). Who has been here before gets the
 * code of the page at the address; whose token is still good, is signed in by it and has the networks asked for. Who is not signed in goes on
 * to the provider's page and need not fetch the console for it.
 */
const isAnswer = /[?#&](code|error)=/.test(location.href);
const isReturning = isAnswer || hasSession();
const page = isReturning ? fetchPage(location.pathname.replace(/^\/manage/, '')) : undefined;
void page?.then(({ prepareConsole }) => prepareConsole()).catch(() => undefined);
const kept = isReturning && !isAnswer ? readKeptSession() : Promise.resolve(undefined);
// Without a token nothing goes on before the identity library is there.
void kept.then(async (session) => session ?? (await import('./auth/start-auth.ts'))).catch(() => undefined);
void start();

async function start(): Promise<void> {
  try {
    // The provider's page speaks the language that the page is in.
    document.documentElement.lang = languageChoice.read() ?? 'en';
    const [config, found] = await Promise.all([loadConfig(), kept]);
    const session = found && isFor(found, config.identity) ? found : undefined;
    const ahead = session && askAhead(config, session);
    const auth = await openAuth(config.identity, session);
    const { loading, authenticated, error } = auth.getState();
    if (!loading && !authenticated && error === undefined) await auth.signIn();
    const { showConsole } = await (page ?? import('./console.tsx'));
    await showConsole(config, auth, ahead);
  } catch (error) {
    const shown = await (page ?? import('./console.tsx')).catch(() => undefined);
    // As public/head.js does for the code that comes first.
    if (!shown) setTimeout(() => location.reload(), 2_000);
    await shown?.showStartProblem(error, () => void start());
  }
}

/** Whether the identity library has stored anything here. */
function hasSession(): boolean {
  try {
    return [...Object.keys(localStorage), ...Object.keys(sessionStorage)].some((key) => key.startsWith('msal.'));
  } catch {
    return false;
  }
}
