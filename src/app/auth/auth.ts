import type { IPublicClientApplication } from '@azure/msal-browser';
import type { LoginState } from './login-state.ts';

/** Signing in, as the rest of the console uses it. Made once by `openAuth`; React reads it through `useAuth`. */
export type Auth = {
  /** The library's instance, fetched now if it was not needed before. */
  library(): Promise<IPublicClientApplication>;
  getState(): LoginState;
  /** Hears of every change of the login state; gives the function that ends it. */
  subscribe(listener: () => void): () => void;
  /**
   * Leaves for the provider; after signing in the browser comes to `target` (an address of the console, absolute or relative to
   * the origin; the current one when left out).
   */
  signIn(target?: string): Promise<void>;
  /** Signs in in a popup, keeping this page and what is typed in it. Tells whether it worked; else the state has the error. */
  signInInPopup(): Promise<boolean>;
  /** Leaves for the provider and lets the user choose another account. */
  signInAgainAs(): Promise<void>;
  /** Signs out here, in every tab and at the provider; the browser then comes back to the management home. */
  signOut(): Promise<void>;
  /**
   * A valid access token, renewed when needed; undefined when nobody is signed in any more.
   * @throws {AuthProblem} when it could not be renewed for a reason that may pass (network, provider down)
   */
  accessToken(): Promise<string | undefined>;
  /**
   * To be called when the service answered 401. Tells whether a new token was got, so that the call may be made once more;
   * otherwise the user has to sign in again, which is then already under way.
   * @throws {AuthProblem} as `accessToken`
   */
  onUnauthorized(): Promise<boolean>;
};
