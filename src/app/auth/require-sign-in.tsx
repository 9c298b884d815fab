import { InteractionStatus } from '@azure/msal-browser';
import { useMsal } from '@azure/msal-react';
import { type ReactNode, useEffect } from 'react';
import { useAuth } from './auth-provider.tsx';
import { SignInProblem } from './sign-in-problem.tsx';

/**
 * Shows `children` to signed-in users only. While the login state is loading it shows `waiting`; a user who is not signed in is
 * sent to the provider and comes back to the full address that was asked for: path, query and hash (specification §2).
 */
export function RequireSignIn({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const { state, signIn } = useAuth();
  const { inProgress } = useMsal();
  const { loading, authenticated, error } = state;
  const mustSignIn = !loading && !authenticated && error === undefined && inProgress === InteractionStatus.None;

  useEffect(() => {
    if (mustSignIn) void signIn();
  }, [mustSignIn, signIn]);

  if (authenticated) return children;
  return error ? <SignInProblem problem={error} /> : waiting;
}
