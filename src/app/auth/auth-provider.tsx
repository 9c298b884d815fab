import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { Auth } from './auth.ts';
import type { AuthProblem } from './auth-problem.ts';
import type { AuthUser, LoginState } from './login-state.ts';

const AuthContext = createContext<Auth | undefined>(undefined);

/** Brings signing in to everything below it. `auth` comes from `openAuth`. */
export function AuthProvider({ auth, children }: { auth: Auth; children: ReactNode }) {
  return <AuthContext value={auth}>{children}</AuthContext>;
}

/** The login state, its two most used parts, and what changes it (see `Auth`). */
export type UseAuth = Pick<Auth, 'library' | 'signIn' | 'signInInPopup' | 'signInAgainAs' | 'signOut'> & {
  readonly state: LoginState;
  readonly user: AuthUser | undefined;
  readonly error: AuthProblem | undefined;
};

/**
 * Signing in, inside `AuthProvider`; renders again whenever the login state changes.
 * @throws {Error} outside `AuthProvider`
 */
export function useAuth(): UseAuth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth needs AuthProvider around it.');
  const state = useSyncExternalStore(auth.subscribe, auth.getState);
  const { library, signIn, signInInPopup, signInAgainAs, signOut } = auth;
  return { state, user: state.user, error: state.error, library, signIn, signInInPopup, signInAgainAs, signOut };
}
