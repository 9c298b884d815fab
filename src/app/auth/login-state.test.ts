import { describe, expect, it } from 'vitest';
import { createLoginStore, initialsOf, userOf } from './login-state.ts';

describe('the login state', () => {
  it('starts loading and unauthenticated', () => {
    expect(createLoginStore().get()).toEqual({
      loading: true,
      authenticated: false,
      user: undefined,
      popupOpen: false,
      error: undefined,
      accessToken: undefined,
    });
  });

  it('tells its listeners until they leave', () => {
    const store = createLoginStore();
    let heard = 0;
    const leave = store.subscribe(() => {
      heard += 1;
    });
    store.change({ loading: false });
    leave();
    store.change({ loading: true });
    expect(heard).toBe(1);
  });
});

describe('the user', () => {
  const account = {
    homeAccountId: 'h',
    localAccountId: 'l',
    environment: 'e',
    tenantId: '',
    username: 'alva@club.test',
  };

  it('is read from the identity token', () => {
    const claims = { sub: 'demo-admin', email: 'admin@touchline.test' };
    expect(userOf({ ...account, name: 'Alva Administrator', idTokenClaims: claims })).toEqual({
      subject: 'demo-admin',
      name: 'Alva Administrator',
      email: 'admin@touchline.test',
      initials: 'AA',
    });
  });

  it('is named by the user name where the provider sends no name', () => {
    expect(userOf(account)).toEqual({ subject: 'l', name: 'alva@club.test', email: 'alva@club.test', initials: 'A' });
  });

  it.each([
    ['Åsa Maria Öberg', 'ÅÖ'],
    ['alva', 'A'],
    ['  ', '?'],
  ])('has the initials of %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
