import { hasUnsavedWork } from '../../engine/edit-session/unsaved-work.ts';
import type { Auth } from './auth.ts';

/** What is needed of signing in. */
type Needed = Pick<Auth, 'getState' | 'subscribe' | 'onUnauthorized'>;

/**
 * Gets a fresh token after the service has refused one, so that the call may be made once more. Where the sign-in has ended while something on the page is not
 * saved, it waits until the user has signed in again over the page: a save then goes on by itself.
 */
export async function freshSignIn(auth: Needed): Promise<boolean> {
  if (await auth.onUnauthorized()) return true;
  if (!hasUnsavedWork()) return false;
  await signedIn(auth);
  return true;
}

function signedIn({ getState, subscribe }: Needed): Promise<void> {
  return new Promise((resolve) => {
    const look = (): void => {
      if (!getState().authenticated) return;
      stop();
      resolve();
    };
    const stop = subscribe(look);
    look();
  });
}
