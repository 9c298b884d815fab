import { describe, expect, it } from 'vitest';
import { accessDeniedAddress, accessDeniedFrom, redirectCallback, returnTarget } from './address.ts';

const origin = 'http://localhost:4400';

function at(address: string) {
  return new URL(address, origin);
}

describe('accessDeniedFrom', () => {
  it('reads the role names after "roles: ", split on commas', () => {
    const address = '/manage/?error=access_denied&error_description=Missing%20roles%3A%20Shop%2C+Statistics&state=x';
    expect(accessDeniedFrom(at(address))).toEqual({ roles: ['Shop', 'Statistics'] });
    expect(accessDeniedFrom(at('/manage/#error=access_denied&error_description=roles:%20Shop'))).toEqual({
      roles: ['Shop'],
    });
  });

  it('finds no roles where none are named', () => {
    expect(accessDeniedFrom(at('/manage/?error=access_denied'))).toEqual({ roles: [] });
    expect(accessDeniedFrom(at('/manage/?error=access_denied&error_description=roles:%20'))).toEqual({ roles: [] });
  });

  it('is undefined for every other address', () => {
    for (const address of [
      '/manage/',
      '/manage/?error=server_error',
      '/manage/?q=error=access_denied',
      '/manage/#error',
    ]) {
      expect(accessDeniedFrom(at(address))).toBeUndefined();
    }
  });

  it('reads back the address that it makes', () => {
    expect(accessDeniedFrom(at(accessDeniedAddress('Needs roles: A&B,Ö')))).toEqual({ roles: ['A&B', 'Ö'] });
  });
});

describe('redirectCallback', () => {
  it('needs both a code and a state, in the query or the fragment', () => {
    expect(redirectCallback(at('/manage/?code=1&state=2'))).toBe('code=1&state=2');
    expect(redirectCallback(at('/manage/?a=1#state=2&code=1'))).toBe('state=2&code=1');
    expect(redirectCallback(at('/manage/?code=1'))).toBeUndefined();
    expect(redirectCallback(at('/manage/?code=1#state=2'))).toBeUndefined();
  });
});

describe('returnTarget', () => {
  it('keeps path, query and hash', () => {
    const target = `${origin}/manage/sports/teams?search=%C3%A5&page=2#row-7`;
    expect(returnTarget(target, origin)).toBe(target);
    expect(returnTarget('/manage/articles?x=1#y', origin)).toBe(`${origin}/manage/articles?x=1#y`);
  });

  it.each([
    'https://elsewhere.test/manage/',
    '//elsewhere.test/manage/',
    'javascript:alert(1)',
    '/managers',
    '/',
    '/manage/auth/callback#code=1',
    '/manage/?code=1&state=2',
    '/manage/x?error=access_denied',
    'http://[',
  ])('is home for %s', (target) => {
    expect(returnTarget(target, origin)).toBe(`${origin}/manage/`);
  });
});
