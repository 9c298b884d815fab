import { InteractionStatus } from '@azure/msal-browser';
import { useMsal } from '@azure/msal-react';
import { type ReactNode, useEffect, useState } from 'react';
import { hasUnsavedWork } from '../../engine/unsaved-work.ts';
import { useAuth } from './auth-provider.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { SignInProblem } from './sign-in-problem.tsx';

/**
 * Shows `children` to signed-in users only. While the login state is loading it shows `waiting`; a user who is not signed in is
 * sent to the provider and comes back to the full address that was asked for: path, query and hash (specification §2). Whoever has unsaved
 * work when the sign-in ends stays on the page and signs in over it.
 */
export function RequireSignIn({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const { state, signIn } = useAuth();
  const { inProgress } = useMsal();
  const { loading, authenticated, error } = state;
  const [wasIn, setWasIn] = useState(authenticated);
  if (authenticated && !wasIn) setWasIn(true);
  const keepsWork = !authenticated && wasIn && hasUnsavedWork();
  const mustSignIn =
    !loading && !authenticated && !keepsWork && error === undefined && inProgress === InteractionStatus.None;

  useEffect(() => {
    if (mustSignIn) void signIn();
  }, [mustSignIn, signIn]);

  if (authenticated || keepsWork) {
    return (
      <>
        {children}
        {keepsWork ? <SignInAgain /> : null}
      </>
    );
  }
  return error ? <SignInProblem problem={error} /> : waiting;
}
