import { type AuthenticationResult, type IPublicClientApplication, PublicClientApplication } from '@azure/msal-browser';
import { createRemoteJWKSet } from 'jose';
import { hasUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { createAccess } from './access.ts';
import { accessDeniedAddress, accessDeniedFrom, homePath, redirectCallback } from './address.ts';
import { asStored } from './as-stored.ts';
import type { Auth } from './auth.ts';
import { AuthProblem, authProblem } from './auth-problem.ts';
import { checkIdToken } from './id-token-rules.ts';
import { createLoginStore, type LoginStore, signedOut, userOf } from './login-state.ts';
import { msalConfiguration, probeCacheLocation } from './msal-configuration.ts';
import { followOtherTabs } from './other-tabs.ts';
import { leaveOwnersPage } from './owners-page.ts';
import { createSession, type Session } from './session.ts';
import type { AuthSettings } from './settings.ts';
import { createSignIn } from './sign-in.ts';
import { createTokenNetwork } from './token-network.ts';

/**
 * Starts signing in with the identity library; call once. `store` is that of a session which is under way already. Handles the answer of a redirect, if there is one, and finds the
 * session of an earlier visit. Never rejects for a failed sign-in: that is in the login state. While the address says that access
 * was denied, the state stays loading and nothing starts a sign-in (specification §2).
 */
export async function startAuth(settings: AuthSettings, store: LoginStore = createLoginStore()): Promise<Auth> {
  const msal = await createMsal(settings);
  const session = createSession(msal, settings.apiScope, store);
  const signIn = createSignIn(msal, settings, session, store);
  // Whoever has unsaved work is not taken from the page: the sign-in ends, and happens anew over it.
  const access = createAccess(session, store, () => (hasUnsavedWork() ? session.forget() : signIn.signIn()));
  const auth: Auth = {
    library: async () => msal,
    getState: store.get,
    subscribe: store.subscribe,
    ...signIn,
    ...access,
  };

  if (accessDeniedFrom(location)) {
    await abandonRedirect(msal);
    return auth;
  }
  await forgetOthers(msal, settings.issuer);
  const answer = await redirectAnswer(msal, store);
  if (answer === 'failed') return auth;
  if (answer) await session.adopt(answer);
  else await resume(msal, session, auth, store);
  followOtherTabs(msal, session);
  return auth;
}

async function createMsal(settings: AuthSettings): Promise<PublicClientApplication> {
  const keys = createRemoteJWKSet(new URL(settings.metadata.jwks_uri), { timeoutDuration: 10_000 });
  const { issuer, clientId, organisation } = settings;
  const verify = (token: string) => checkIdToken(token, { issuer, clientId, keys, organisation });
  const idToken = () => msal.getActiveAccount()?.idToken;
  const network = createTokenNetwork(verify, { asksGranted: settings.kind !== 'entra', idToken });
  const cache = probeCacheLocation(document);
  const msal: PublicClientApplication = new PublicClientApplication(
    msalConfiguration(settings, network, location.origin, cache),
  );
  await msal.initialize();
  return msal;
}

/** The result of a redirect that just ended; null when there was none. A failure is put into the state. */
async function redirectAnswer(
  msal: IPublicClientApplication,
  store: LoginStore,
): Promise<AuthenticationResult | null | 'failed'> {
  const callback = redirectCallback(location);
  try {
    const result = await msal.handleRedirectPromise(callback === undefined ? undefined : { hash: callback });
    if (result === null && callback !== undefined) {
      throw new AuthProblem('invalidState', { detail: 'Invalid state', target: homePath });
    }
    return result;
  } catch (error) {
    const problem = authProblem(error, location.href);
    console.warn(problem.message);
    if (callback !== undefined) history.replaceState(null, '', homePath);
    if (problem.code === 'accessDenied') history.replaceState(null, '', accessDeniedAddress(descriptionOf(error)));
    else store.change({ loading: false, error: problem });
    return 'failed';
  }
}

/** Ends a redirect that MSAL still remembers; it would otherwise take this address for the answer and leave the page. */
async function abandonRedirect(msal: IPublicClientApplication): Promise<void> {
  try {
    await msal.handleRedirectPromise({ navigateToLoginRequestUrl: false });
  } catch {
    // Access was denied: the address says so already.
  }
}

/** Forgets the accounts of another provider, in whose place this one came: nobody renews them, and the library does not even find their identity tokens. */
async function forgetOthers(msal: IPublicClientApplication, issuer: string): Promise<void> {
  const others = msal.getAllAccounts().filter(({ idTokenClaims }) => idTokenClaims?.iss !== issuer);
  for (const account of others) await msal.clearCache({ account: asStored(account) });
}

/** The session of an earlier visit. The page waits for its token; without network it opens and each request tells. */
async function resume(msal: IPublicClientApplication, session: Session, auth: Auth, store: LoginStore): Promise<void> {
  const account = msal.getActiveAccount() ?? msal.getAllAccounts()[0];
  if (!account) {
    store.change(signedOut);
    return;
  }
  // The page was shown to somebody who is signed in no more.
  if (store.isStranger(userOf(account))) {
    leaveOwnersPage();
    return;
  }
  msal.setActiveAccount(account);
  const open = async () => {
    if (session.account()) await session.resume(account);
  };
  void auth.accessToken().then(open, open);
}

function descriptionOf(error: unknown): string {
  return error instanceof Error && 'errorMessage' in error ? String(error.errorMessage) : '';
}
