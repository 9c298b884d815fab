import { expect, it } from 'vitest';
import { subjectOf } from './token-claims.ts';

const tokenOf = (claims: unknown) => `x.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.x`;

it('reads the subject of an access token, in any letters', () => {
  expect(subjectOf(tokenOf({ sub: 'pärla~ÿÿ' }))).toBe('pärla~ÿÿ');
});

it.each([undefined, '', 'opaque', 'x.!.x', tokenOf(null), tokenOf({}), tokenOf({ sub: 1 })])(
  'knows none of the token %s',
  (token) => expect(subjectOf(token)).toBeUndefined(),
);
