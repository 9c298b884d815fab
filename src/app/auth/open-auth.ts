import type { Auth } from './auth.ts';
import type { KeptSession } from './kept-session.ts';
import { createLoginStore } from './login-state.ts';
import type { AuthSettings } from './settings.ts';
import { followSignOuts } from './sign-out-channel.ts';

/** Fetches the identity library and what stands on it. */
const loadSignIn = (): Promise<Pick<typeof import('./start-auth.ts'), 'startAuth'>> => import('./start-auth.ts');

/**
 * Opens signing in. Somebody with a kept session is signed in at once, by its token, and the library follows when it is first needed: for a
 * renewal, a sign-out, another sign-in, or as soon as `library` is asked for. Without one the library is waited for.
 */
export async function openAuth(
  settings: AuthSettings,
  kept: KeptSession | undefined,
  load: typeof loadSignIn = loadSignIn,
  now: () => number = Date.now,
): Promise<Auth> {
  followSignOuts();
  if (!kept) return (await load()).startAuth(settings);
  const store = createLoginStore();
  store.change({ loading: false, authenticated: true, user: kept.user, accessToken: kept.accessToken });
  let opened: Auth | undefined;
  let opening: Promise<Auth> | undefined;
  const whole = async (): Promise<Auth> => {
    opening ??= load().then(({ startAuth }) => startAuth(settings, store));
    try {
      opened = await opening;
    } catch (error) {
      // The next call asks for it again.
      opening = undefined;
      throw error;
    }
    return opened;
  };
  return {
    library: async () => (await whole()).library(),
    getState: store.get,
    subscribe: store.subscribe,
    signIn: async (target) => (await whole()).signIn(target),
    signInInPopup: async () => (await whole()).signInInPopup(),
    signInAgainAs: async () => (await whole()).signInAgainAs(),
    signOut: async () => (await whole()).signOut(),
    accessToken: async () =>
      opened === undefined && now() < kept.renewAt ? kept.accessToken : (await whole()).accessToken(),
    onUnauthorized: async () => (await whole()).onUnauthorized(),
  };
}
