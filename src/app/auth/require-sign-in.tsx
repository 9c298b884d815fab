import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { hasUnsavedWork, keepUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import { useAuth } from './auth-provider.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { SignInProblem } from './sign-in-problem.tsx';

/** The library's own part for React comes with the library, and both only where somebody has to sign in. */
const OnceIdle = lazy(async () => ({ default: (await import('./once-idle.tsx')).OnceIdle }));

/**
 * Shows `children` to signed-in users only. While the login state is loading it shows `waiting`; a user who is not signed in is
 * sent to the provider and comes back to the full address that was asked for: path, query and hash (specification §2). Whoever has unsaved
 * work when the sign-in ends stays on the page and signs in over it.
 */
export function RequireSignIn({ children, waiting }: { children: ReactNode; waiting: ReactNode }) {
  const { state, library, signIn } = useAuth();
  const { loading, authenticated, error } = state;
  const [wasShown, setShown] = useState(authenticated);
  if (authenticated && !wasShown) setShown(true);
  const keepsWork = !authenticated && wasShown && hasUnsavedWork();
  const mustSignIn = !loading && !authenticated && !keepsWork && error === undefined;

  useEffect(() => {
    if (keepsWork) keepUnsavedWork();
  }, [keepsWork]);

  if (authenticated || keepsWork) {
    return (
      <>
        {children}
        {keepsWork ? <SignInAgain /> : null}
      </>
    );
  }
  if (error) return <SignInProblem problem={error} />;
  return (
    <>
      {waiting}
      {mustSignIn ? (
        <Suspense>
          <OnceIdle library={library} onIdle={signIn} />
        </Suspense>
      ) : null}
    </>
  );
}
