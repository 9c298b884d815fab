import type { IPublicClientApplication } from '@azure/msal-browser';
import { expect, test, vi } from 'vitest';
import type { Auth } from './auth.ts';
import type { KeptSession } from './kept-session.ts';
import { createLoginStore, type LoginStore } from './login-state.ts';
import { openAuth } from './open-auth.ts';
import type { AuthSettings } from './settings.ts';

const issuer = 'https://id.test';
const settings = { clientId: 'console', issuer, apiScope: 'api' } as AuthSettings;
const user = { subject: 'u1', name: 'Alva', email: '', initials: 'A' };
const kept: KeptSession = { clientId: 'console', issuer, accessToken: 'kept', scopes: ['api'], renewAt: 1000, user };

/** Stands for what comes with the library. */
function library() {
  const signOut = vi.fn(async () => undefined);
  const startAuth = vi.fn(
    async (_settings: AuthSettings, store: LoginStore = createLoginStore()): Promise<Auth> => ({
      library: async () => ({}) as IPublicClientApplication,
      getState: store.get,
      subscribe: store.subscribe,
      signIn: async () => undefined,
      signInInPopup: async () => true,
      signInAgainAs: async () => undefined,
      signOut,
      accessToken: async () => 'renewed',
      onUnauthorized: async () => true,
    }),
  );
  return { signOut, startAuth, load: vi.fn(async () => ({ startAuth })) };
}

test('a kept session is signed in at once, without the library', async () => {
  const { load } = library();
  const auth = await openAuth(settings, kept, load, () => 0);
  expect(auth.getState()).toMatchObject({ loading: false, authenticated: true, user, accessToken: 'kept' });
  expect(await auth.accessToken()).toBe('kept');
  expect(load).not.toHaveBeenCalled();
});

test('a token that has to be renewed waits for the library, which takes the session over', async () => {
  const { load, startAuth } = library();
  const auth = await openAuth(settings, kept, load, () => 1000);
  expect(await auth.accessToken()).toBe('renewed');
  expect(startAuth.mock.calls[0]?.[1]?.get()).toBe(auth.getState());
});

test('everything but a token is the library’s, which comes once', async () => {
  const { load, signOut } = library();
  const auth = await openAuth(settings, kept, load, () => 0);
  await Promise.all([auth.signOut(), auth.onUnauthorized(), auth.library()]);
  expect(signOut).toHaveBeenCalledOnce();
  expect(load).toHaveBeenCalledOnce();
  // From then on the library answers for tokens, too.
  expect(await auth.accessToken()).toBe('renewed');
});

test('a library that could not be fetched is asked for again', async () => {
  const { load } = library();
  load.mockRejectedValueOnce(new TypeError('no network'));
  const auth = await openAuth(settings, kept, load, () => 0);
  await expect(auth.library()).rejects.toThrow('no network');
  await auth.library();
  expect(load).toHaveBeenCalledTimes(2);
});

test('nobody is signed in without a kept session before the library says so', async () => {
  const { load } = library();
  const auth = await openAuth(settings, undefined, load);
  expect(auth.getState().authenticated).toBe(false);
  expect(load).toHaveBeenCalledOnce();
});
