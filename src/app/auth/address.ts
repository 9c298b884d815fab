/** Path of the console's home; the admin route prefix is `manage` (specification §2). */
export const homePath = '/manage/';
/** Path of the redirect bridge page (src/bridge). */
export const callbackPath = '/manage/auth/callback';

/** The part of `window.location` that is read here. */
export type Address = { readonly search: string; readonly hash: string };

/**
 * The roles named by an address that says `error=access_denied`, after the text `roles: ` and split on commas; undefined when
 * the address does not say so (specification §2, Access Denied screen). The provider may answer in the query or the fragment.
 */
export function accessDeniedFrom(address: Address): { roles: string[] } | undefined {
  const parameters = [...parametersOf(address.search), ...parametersOf(address.hash)];
  if (!parameters.some(([name, value]) => name === 'error' && value === 'access_denied')) return undefined;
  const named = parameters.map(([, value]) => value.split('roles: ')[1]).find((list) => list !== undefined);
  const roles = (named ?? '').split(',').map((role) => role.trim());
  return { roles: roles.filter((role) => role !== '') };
}

/** The address of the Access Denied screen, carrying the provider's own description (it may name roles). */
export function accessDeniedAddress(description: string): string {
  return `${homePath}?${new URLSearchParams({ error: 'access_denied', error_description: description })}`;
}

/**
 * The redirect callback in an address that carries both a code and a state: the query or fragment without its first
 * character. Undefined when there is none (specification §2).
 */
export function redirectCallback(address: Address): string | undefined {
  return [address.search, address.hash]
    .map((part) => part.slice(1))
    .find((part) => {
      const parameters = new URLSearchParams(part);
      return parameters.has('code') && parameters.has('state');
    });
}

/**
 * Where to go after signing in: the full address that was asked for (path, query, hash), or home when it is not one of the
 * console's own or is itself an answer of the provider. `target` may be relative to `origin`.
 */
export function returnTarget(target: string, origin: string): string {
  const url = URL.parse(target, origin);
  const home = `${origin}${homePath}`;
  if (url === null || url.origin !== origin) return home;
  if (url.pathname !== '/manage' && !url.pathname.startsWith(homePath)) return home;
  if (url.pathname === callbackPath || redirectCallback(url) !== undefined || accessDeniedFrom(url)) return home;
  return url.href;
}

function parametersOf(part: string): [string, string][] {
  return [...new URLSearchParams(part.slice(1))];
}
