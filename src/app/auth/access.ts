import { AuthProblem, authProblem, meansSignedOut } from './auth-problem.ts';
import { type LoginStore, signedOut } from './login-state.ts';
import type { Session } from './session.ts';

/** Access tokens for the fetcher; see `Auth` for the two calls. */
export type Access = {
  accessToken(): Promise<string | undefined>;
  onUnauthorized(): Promise<boolean>;
};

/** Remembers, across the redirect, when the service last made the user sign in again. */
const restartedKey = 'touchline.sign-in-restarted';
/** A second refusal within this time would be an endless loop of sign-ins, milliseconds. */
const restartPauseMs = 60_000;
/** Refusals this soon after a renewal belong to calls that were still under way with the former token, milliseconds. */
const settleMs = 2_000;

/** Access tokens of the session; `signIn` leaves for the provider. `storage` and `now` (milliseconds) are for tests. */
export function createAccess(
  session: Session,
  store: LoginStore,
  signIn: () => Promise<void>,
  storage: Pick<Storage, 'getItem' | 'setItem'> = sessionStorage,
  now: () => number = Date.now,
): Access {
  /** The last token that was fetched because the service had refused another. */
  let renewed: { token: string; at: number } | undefined;
  let renewing: Promise<boolean> | undefined;

  async function fetchToken(forced: boolean): Promise<string | undefined> {
    const account = session.account();
    if (!account) {
      // The account can vanish behind our back, as when somebody clears the browser's data.
      if (store.get().authenticated) await session.forget();
      return undefined;
    }
    try {
      return await session.token(account, forced);
    } catch (error) {
      const problem = authProblem(error, location.href);
      // The hidden frame got no answer: the user has to sign in on a page, and chooses when if there is unsaved work.
      const isUnanswered = problem.code === 'timeout' && problem.detail !== 'fetch';
      // A user who was removed from the organisation is told so, not that the provider cannot be reached.
      if (problem.code === 'wrongOrganisation') store.change({ error: problem });
      else if (!isUnanswered && !meansSignedOut(problem)) throw problem;
      await session.forget();
      return undefined;
    }
  }

  async function renew(): Promise<boolean> {
    const token = await fetchToken(true);
    renewed = token === undefined ? undefined : { token, at: now() };
    return token !== undefined;
  }

  async function restart(): Promise<false> {
    const last = Number(storage.getItem(restartedKey) ?? 0);
    if (now() - last < restartPauseMs) {
      store.change({ ...signedOut, error: new AuthProblem('serviceRefused', {}) });
      return false;
    }
    storage.setItem(restartedKey, String(now()));
    await signIn();
    return false;
  }

  return {
    accessToken: () => fetchToken(false),
    async onUnauthorized() {
      if (renewing) return renewing;
      if (renewed && renewed.token === store.get().accessToken) {
        return now() - renewed.at < settleMs ? true : restart();
      }
      renewing = renew().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
  };
}
