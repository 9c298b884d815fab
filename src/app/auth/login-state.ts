import type { AccountInfo } from '@azure/msal-browser';
import { keepStoredFor } from '../../engine/values/stored.ts';
import type { AuthProblem } from './auth-problem.ts';

/** The signed-in user, read from the identity token's claims (specification §3). */
export type AuthUser = {
  readonly subject: string;
  readonly name: string;
  /** Empty where the provider sends none. */
  readonly email: string;
  /** One or two capital letters, for the account menu. */
  readonly initials: string;
};

/** The login state of specification §4. Starts loading and unauthenticated. */
export type LoginState = {
  readonly loading: boolean;
  readonly authenticated: boolean;
  readonly user: AuthUser | undefined;
  readonly popupOpen: boolean;
  readonly error: AuthProblem | undefined;
  readonly accessToken: string | undefined;
};

/** Holds the login state; `subscribe` and `get` fit React's useSyncExternalStore. */
export type LoginStore = {
  get(): LoginState;
  /** Hears of every change; gives the function that ends it. */
  subscribe(listener: () => void): () => void;
  change(change: Partial<LoginState>): void;
  /** Whether the page was shown to somebody else than this user: it belongs to the first who was signed in, also once that sign-in has ended. */
  isStranger(user: AuthUser): boolean;
};

const initial: LoginState = {
  loading: true,
  authenticated: false,
  user: undefined,
  popupOpen: false,
  error: undefined,
  accessToken: undefined,
};

/** A store in the initial state. What the tab's session keeps becomes that of the first user who is signed in. */
export function createLoginStore(): LoginStore {
  let state = initial;
  let owner: string | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(change) {
      state = { ...state, ...change };
      if (owner === undefined && state.user) {
        owner = state.user.subject;
        keepStoredFor(owner);
      }
      for (const listener of listeners) listener();
    },
    isStranger: ({ subject }) => owner !== undefined && owner !== subject,
  };
}

/** What the state becomes when nobody is signed in. */
export const signedOut: Partial<LoginState> = {
  loading: false,
  authenticated: false,
  user: undefined,
  popupOpen: false,
  accessToken: undefined,
};

/** The user of an account, from its identity token's claims. */
export function userOf(account: Pick<AccountInfo, 'username' | 'name' | 'localAccountId' | 'idTokenClaims'>): AuthUser {
  const claims = account.idTokenClaims ?? {};
  const email = typeof claims.email === 'string' ? claims.email : account.username;
  const name = account.name || email || account.localAccountId;
  return { subject: claims.sub ?? account.localAccountId, name, email, initials: initialsOf(name) };
}

/** First letters of the first and the last word: `Alva Administrator` gives `AA`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s@]+/).filter((word) => word !== '');
  const ends = words.length > 1 && !name.includes('@') ? [words[0], words.at(-1)] : [words[0]];
  return ends.map((word) => [...(word ?? '?')][0]?.toLocaleUpperCase() ?? '').join('');
}
