import type { AccountInfo, AuthenticationResult } from '@azure/msal-browser';
import { beforeEach, expect, test, vi } from 'vitest';
import { keepStoredFor, readStored, writeStored } from '../../engine/values/stored.ts';
import { createLoginStore, type LoginStore } from './login-state.ts';
import { leaveOwnersPage } from './owners-page.ts';
import { createSession, type SessionLibrary } from './session.ts';

vi.mock('./owners-page.ts', () => ({ leaveOwnersPage: vi.fn() }));

const accountOf = (subject: string): AccountInfo => ({
  homeAccountId: subject,
  localAccountId: subject,
  environment: 'e',
  tenantId: '',
  username: `${subject}@club.test`,
});

/** What the browser keeps for all its tabs. */
let active: AccountInfo | null;
let cleared: string[];
/** Whom the provider answers for. */
let answered: AccountInfo;
let store: LoginStore;

const msal: SessionLibrary = {
  acquireTokenSilent: () => Promise.resolve({ account: answered, accessToken: 'another' } as AuthenticationResult),
  getActiveAccount: () => active,
  setActiveAccount: (account: AccountInfo | null) => {
    active = account;
  },
  getAllAccounts: () => (active ? [active] : []),
  clearCache: async (request) => {
    cleared.push(request?.account?.homeAccountId ?? 'all');
  },
};

beforeEach(() => {
  vi.mocked(leaveOwnersPage).mockReset();
  active = null;
  answered = accountOf('alva');
  cleared = [];
  store = createLoginStore();
});

async function signedIn() {
  const session = createSession(msal, 'api', store);
  await session.adopt({ account: accountOf('alva'), accessToken: 'alvas' } as AuthenticationResult);
  return session;
}

test('a tab neither uses nor ends the session of somebody who signed in in another tab', async () => {
  const session = await signedIn();
  active = accountOf('sixten');
  expect(session.account()).toBeNull();
  await session.forget();
  expect(store.get().authenticated).toBe(false);
  expect(active).toEqual(accountOf('sixten'));
  expect(cleared).toEqual([]);
});

test('somebody else who signs in over the page gets a page of their own, and nothing here goes on by itself', async () => {
  const session = await signedIn();
  await session.forget();
  await session.adopt({ account: accountOf('sixten'), accessToken: 'sixtens' } as AuthenticationResult);
  expect(leaveOwnersPage).toHaveBeenCalledOnce();
  expect(store.get()).toMatchObject({ authenticated: false, accessToken: undefined });
  expect(session.account()).toBeNull();
});

test('a renewal that the provider answers for somebody else is none', async () => {
  const session = await signedIn();
  expect(await session.token(accountOf('alva'), true)).toBe('another');
  answered = accountOf('sixten');
  await expect(session.token(accountOf('alva'), true)).rejects.toMatchObject({ code: 'loginRequired' });
  expect(cleared).toEqual(['sixten']);
  expect(store.get().accessToken).toBe('another');
});

test('the owner of the page goes on in it', async () => {
  const session = await signedIn();
  await session.forget();
  expect(active).toBeNull();
  await session.adopt({ account: accountOf('alva'), accessToken: 'another' } as AuthenticationResult);
  expect(leaveOwnersPage).not.toHaveBeenCalled();
  expect(store.get()).toMatchObject({ authenticated: true, accessToken: 'another' });
  expect(session.account()).toEqual(accountOf('alva'));
});

test('what the tab kept of another user is forgotten once somebody is signed in', async () => {
  keepStoredFor('sixten');
  writeStored('layoutSettings', '{"unsaved":true}');
  await signedIn();
  expect(readStored('layoutSettings')).toBeUndefined();
});

test('a session of a subject with capitals is forgotten under its small letters, as the library keeps it', async () => {
  const session = createSession(msal, 'api', store);
  await session.adopt({ account: accountOf('Alva'), accessToken: 'alvas' } as AuthenticationResult);
  await session.forget();
  expect(cleared).toEqual(['alva']);
});

test('after a sign-out nothing is renewed, and what was being renewed is not kept', async () => {
  const asked = vi.spyOn(msal, 'acquireTokenSilent');
  const session = await signedIn();
  const renewing = session.token(accountOf('alva'), true);
  session.leave();
  await expect(renewing).rejects.toMatchObject({ code: 'loginRequired' });
  expect(cleared).toEqual(['alva']);
  asked.mockClear();
  await expect(session.token(accountOf('alva'), true)).rejects.toMatchObject({ code: 'loginRequired' });
  expect(asked).not.toHaveBeenCalled();
  expect(store.get().accessToken).toBe('alvas');
});
