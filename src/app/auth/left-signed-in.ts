const key = 'touchline.left-signed-in';

/**
 * Notes that somebody signed out here whom the provider may still know, since it has no sign-out of its own, or did not answer: it
 * would sign them in again, unasked, as soon as anybody comes back.
 */
export function noteLeftSignedIn(): void {
  harmless(() => localStorage.setItem(key, '1'));
}

/** Whether the next sign-in has to ask who it is. */
export function isLeftSignedIn(): boolean {
  return harmless(() => localStorage.getItem(key)) != null;
}

/** Somebody has said who they are. */
export function forgetLeftSignedIn(): void {
  harmless(() => localStorage.removeItem(key));
}

/** Without storage there is no session either. */
function harmless<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
