import {
  type AccountInfo,
  type AuthenticationResult,
  CacheLookupPolicy,
  type IPublicClientApplication,
} from '@azure/msal-browser';
import { asStored } from './as-stored.ts';
import { AuthProblem } from './auth-problem.ts';
import { forgetLeftSignedIn } from './left-signed-in.ts';
import { type LoginStore, signedOut, userOf } from './login-state.ts';
import { leaveOwnersPage } from './owners-page.ts';
import { withSilentLock } from './silent-lock.ts';

/** The signed-in account and its tokens. */
export type Session = {
  /** Makes the result of a sign-in the session; other accounts are forgotten. A page that was shown to somebody else is left. */
  adopt(result: AuthenticationResult): Promise<void>;
  /** Makes an account kept from an earlier visit the session. */
  resume(account: AccountInfo): Promise<void>;
  /** The account of the page's user: tabs share what is stored, and somebody else may have signed in in another one. */
  account(): AccountInfo | null;
  /**
   * A token from the cache, or from the provider. `forced`: from the provider in any case. Rejects with MSAL's errors, and as
   * one who has to sign in where the provider answered for somebody else.
   */
  token(account: AccountInfo, forced: boolean): Promise<string>;
  /** Signs out in this browser only; the provider's own session stays (specification §8: local-only logout). */
  forget(): Promise<void>;
  /** The page is on its way to the provider's sign-out: nothing is renewed any more, and what was being renewed is not kept. */
  leave(): void;
  hasLeft(): boolean;
};

/** What a session needs of MSAL. */
export type SessionLibrary = Pick<
  IPublicClientApplication,
  'acquireTokenSilent' | 'clearCache' | 'getActiveAccount' | 'getAllAccounts' | 'setActiveAccount'
>;

/** The session over MSAL's cache; every change goes into `store`. */
export function createSession(msal: SessionLibrary, scope: string, store: LoginStore): Session {
  /** Calls at the same moment share one answer. */
  const pending = new Map<boolean, Promise<AuthenticationResult>>();
  let isLeft = false;

  function acquire(account: AccountInfo, forced: boolean): Promise<AuthenticationResult> {
    const known = pending.get(forced);
    if (known) return known;
    const made = acquireToken(msal, { account, scopes: [scope] }, forced, refuseLeft).finally(() =>
      pending.delete(forced),
    );
    pending.set(forced, made);
    return made;
  }

  function refuseLeft(): void {
    if (isLeft) throw new AuthProblem('loginRequired', { detail: 'signed out' });
  }

  async function only(account: AccountInfo): Promise<void> {
    for (const other of msal.getAllAccounts()) {
      if (other.homeAccountId !== account.homeAccountId) await msal.clearCache({ account: asStored(other) });
    }
    msal.setActiveAccount(account);
  }

  function own(): AccountInfo | null {
    const account = msal.getActiveAccount();
    return account && store.isStranger(userOf(account)) ? null : account;
  }

  return {
    async adopt(result) {
      forgetLeftSignedIn();
      await only(result.account);
      if (store.isStranger(userOf(result.account))) {
        leaveOwnersPage();
        return;
      }
      store.change({
        loading: false,
        authenticated: true,
        user: userOf(result.account),
        error: undefined,
        accessToken: result.accessToken,
      });
    },
    async resume(account) {
      await only(account);
      store.change({ loading: false, authenticated: true, user: userOf(account), error: undefined });
    },
    account: own,
    async token(account, forced) {
      const { accessToken, account: answered } = await acquire(account, forced);
      // Some providers ignore the login hint and answer for the user who is signed in there now.
      const isOther = userOf(answered).subject !== userOf(account).subject;
      if (isOther || isLeft) await msal.clearCache({ account: asStored(answered) });
      refuseLeft();
      if (isOther) throw new AuthProblem('loginRequired', { detail: 'another user' });
      if (store.get().accessToken !== accessToken) store.change({ accessToken });
      return accessToken;
    },
    async forget() {
      const account = own();
      if (account) {
        await msal.clearCache({ account: asStored(account) });
        msal.setActiveAccount(null);
      }
      store.change(signedOut);
    },
    leave() {
      isLeft = true;
    },
    hasLeft: () => isLeft,
  };
}

/** The cache is asked without the lock: that is the way of nearly every request. */
async function acquireToken(
  msal: SessionLibrary,
  request: { account: AccountInfo; scopes: string[] },
  forced: boolean,
  refuseLeft: () => void,
): Promise<AuthenticationResult> {
  if (!forced) {
    try {
      return await msal.acquireTokenSilent({ ...request, cacheLookupPolicy: CacheLookupPolicy.AccessToken });
    } catch {
      // Not in the cache, or about to expire: the provider decides below.
    }
  }
  return withSilentLock(() => {
    // It ends the session only when the page is there, and would sign in again who has just signed out.
    refuseLeft();
    return msal.acquireTokenSilent({ ...request, forceRefresh: forced });
  });
}
