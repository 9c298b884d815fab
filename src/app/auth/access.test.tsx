import { type AccountInfo, AuthError, BrowserAuthError, InteractionRequiredAuthError } from '@azure/msal-browser';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAccess } from './access.ts';
import { createLoginStore, type LoginStore } from './login-state.ts';
import type { Session } from './session.ts';
import { tokenRefusedCode } from './token-network.ts';

const account: AccountInfo = {
  homeAccountId: 'h',
  localAccountId: 'l',
  environment: 'e',
  tenantId: '',
  username: 'alva@club.test',
};

let store: LoginStore;
let signedIn: boolean;
let signIns: number;
let fetched: boolean[];
let failure: Error | undefined;
let time: number;

/** A session whose tokens are numbered; a forced one gets the next number. */
const session: Session = {
  account: () => (signedIn ? account : null),
  adopt: async () => {},
  resume: async () => {},
  leave: () => undefined,
  hasLeft: () => false,
  async forget() {
    signedIn = false;
  },
  async token(_account, forced) {
    fetched.push(forced);
    if (failure) throw failure;
    if (forced) store.change({ accessToken: `token ${fetched.length}` });
    return store.get().accessToken ?? 'token 0';
  },
};

function createFresh() {
  const access = createAccess(
    session,
    store,
    async () => {
      signIns += 1;
    },
    sessionStorage,
    () => time,
  );
  return access;
}

beforeEach(() => {
  sessionStorage.clear();
  store = createLoginStore();
  store.change({ accessToken: 'token 0' });
  signedIn = true;
  signIns = 0;
  fetched = [];
  failure = undefined;
  time = 1_000_000;
});

describe('accessToken', () => {
  it('is undefined when nobody is signed in', async () => {
    signedIn = false;
    expect(await createFresh().accessToken()).toBeUndefined();
  });

  it('signs out locally when the provider says login_required', async () => {
    failure = new InteractionRequiredAuthError('login_required', '');
    expect(await createFresh().accessToken()).toBeUndefined();
    expect([signedIn, signIns]).toEqual([false, 0]);
  });

  it('signs out locally when the hidden frame timed out, so that nothing unsaved is left without a question', async () => {
    failure = new BrowserAuthError('timed_out', '');
    expect(await createFresh().accessToken()).toBeUndefined();
    expect([signedIn, signIns]).toEqual([false, 0]);
  });

  it('keeps the user signed in while the network fails', async () => {
    failure = new BrowserAuthError('post_request_failed', '');
    await expect(createFresh().accessToken()).rejects.toMatchObject({ code: 'network' });
    expect([signedIn, signIns]).toEqual([true, 0]);
  });
});

it('tells who was taken out of the organisation, and signs out locally', async () => {
  failure = new AuthError(tokenRefusedCode, '', 'The user belongs to another organisation.', 'organisation');
  expect(await createFresh().accessToken()).toBeUndefined();
  // The user returns to this page after signing in again.
  expect([signedIn, store.get().error]).toMatchObject([false, { code: 'wrongOrganisation', target: location.href }]);
});

describe('onUnauthorized', () => {
  it('renews once for all calls that were refused together', async () => {
    const access = createFresh();
    expect(await Promise.all([access.onUnauthorized(), access.onUnauthorized()])).toEqual([true, true]);
    expect(await access.onUnauthorized()).toBe(true);
    expect(fetched).toEqual([true]);
  });

  it('leaves for the provider when the renewed token is refused too', async () => {
    const access = createFresh();
    await access.onUnauthorized();
    time += 2_000;
    expect(await access.onUnauthorized()).toBe(false);
    expect([fetched, signIns]).toEqual([[true], 1]);
  });

  it('stops with an error instead of signing in for ever', async () => {
    const first = createFresh();
    await first.onUnauthorized();
    time += 2_000;
    await first.onUnauthorized();
    const afterRedirect = createFresh();
    await afterRedirect.onUnauthorized();
    time += 2_000;
    expect(await afterRedirect.onUnauthorized()).toBe(false);
    expect(signIns).toBe(1);
    expect(store.get()).toMatchObject({ authenticated: false, error: { code: 'serviceRefused' } });
  });
});
