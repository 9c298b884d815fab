import { type EndSessionRequest, EventType, type IPublicClientApplication } from '@azure/msal-browser';
import { homePath, returnTarget } from './address.ts';
import { asStored } from './as-stored.ts';
import type { Auth } from './auth.ts';
import { AuthProblem, authProblem, popupProblem } from './auth-problem.ts';
import { isLeftSignedIn, noteLeftSignedIn } from './left-signed-in.ts';
import { type LoginStore, userOf } from './login-state.ts';
import { popupSize } from './msal-configuration.ts';
import type { Session } from './session.ts';
import type { AuthSettings } from './settings.ts';
import { tellSignedOut } from './sign-out-channel.ts';

/** The ways in and out; see `Auth`. */
export type SignIn = Pick<Auth, 'signIn' | 'signInInPopup' | 'signInAgainAs' | 'signOut'>;

const popupPollMs = 400;

/** Signing in and out through MSAL; what happens goes into `store`. */
export function createSignIn(
  msal: IPublicClientApplication,
  settings: AuthSettings,
  session: Session,
  store: LoginStore,
): SignIn {
  const scopes = [settings.apiScope];

  async function redirect(target: string, prompt = promptNow()): Promise<void> {
    store.change({ loading: true, error: undefined });
    try {
      await msal.loginRedirect({
        scopes,
        redirectStartPage: returnTarget(target, location.origin),
        extraQueryParameters: { ui_locales: document.documentElement.lang || 'en' },
        ...(prompt && { prompt }),
      });
    } catch (error) {
      store.change({ loading: false, error: authProblem(error, target) });
    }
  }

  return {
    signIn: (target = location.href) => redirect(target),
    signInAgainAs: () => redirect(location.href, settings.kind === 'entra' ? 'select_account' : 'login'),
    async signInInPopup() {
      store.change({ popupOpen: true, error: undefined });
      try {
        await popupSignIn(msal, session, scopes, promptNow());
        return true;
      } catch (error) {
        store.change({ error: popupProblem(error, location.href) });
        return false;
      } finally {
        store.change({ popupOpen: false });
      }
    },
    async signOut() {
      session.leave();
      noteLeftSignedIn();
      await leaveProvider(msal, settings.clientId);
    },
  };
}

/** How the provider is to ask who it is, where its own session must not answer. */
function promptNow(): string | undefined {
  return isLeftSignedIn() ? 'login' : undefined;
}

/**
 * MSAL notices a closed popup only after its timeout of a minute; the user should be told at once. A popup whose page cuts itself off from
 * its opener (Cross-Origin-Opener-Policy) seems closed as well: who finishes there is signed in all the same.
 */
async function popupSignIn(
  msal: IPublicClientApplication,
  session: Session,
  scopes: string[],
  prompt: string | undefined,
): Promise<void> {
  let watch: ReturnType<typeof setInterval> | undefined;
  let callback: string | null = null;
  const closed = new Promise<never>((_resolve, reject) => {
    callback = msal.addEventCallback(
      ({ payload }) => {
        if (payload === null || !('popupWindow' in payload)) return;
        let polls = 0;
        watch = setInterval(() => {
          // The popup also closes itself after handing over its answer, which then needs a moment to be redeemed.
          if (payload.popupWindow.closed) polls += 1;
          if (polls > 5) reject(new AuthProblem('cancelled', { detail: 'user_cancelled' }));
        }, popupPollMs);
      },
      [EventType.POPUP_OPENED],
    );
  });
  try {
    const popup = msal.loginPopup({
      scopes,
      popupWindowAttributes: { popupSize },
      extraQueryParameters: { ui_locales: document.documentElement.lang || 'en' },
      ...(prompt && { prompt }),
      // An earlier popup that was closed still counts as open.
      overrideInteractionInProgress: true,
    });
    await Promise.race([popup.then((result) => session.adopt(result)), closed]);
  } finally {
    clearInterval(watch);
    if (callback !== null) msal.removeEventCallback(callback);
  }
}

/** Longer addresses are too long for some providers, in characters; an identity token with many groups has more. */
const longestHint = 3_000;

/**
 * MSAL sends neither the identity token nor the client by itself, and without one of them a provider does not know where to
 * send the browser afterwards; Auth0 looks among the client's own addresses only where it is named.
 */
export function logoutHint(idToken: string | undefined, clientId: string): Omit<EndSessionRequest, 'account'> {
  const named = { extraQueryParameters: { client_id: clientId } };
  return idToken && idToken.length <= longestHint ? { ...named, idTokenHint: idToken } : named;
}

/**
 * Ends the provider's session. A provider without a sign-out page is left by forgetting the tokens.
 */
async function leaveProvider(msal: IPublicClientApplication, clientId: string): Promise<void> {
  const account = msal.getActiveAccount();
  const tell = () => tellSignedOut(account ? userOf(account).subject : undefined);
  const told = msal.addEventCallback(tell, [EventType.LOGOUT_SUCCESS]);
  try {
    await msal.logoutRedirect({ account: account && asStored(account), ...logoutHint(account?.idToken, clientId) });
  } catch (error) {
    console.warn('Signing out at the identity provider failed.', authProblem(error).detail);
    await msal.clearCache();
    tell();
  } finally {
    if (told !== null) msal.removeEventCallback(told);
  }
  location.assign(homePath);
}
