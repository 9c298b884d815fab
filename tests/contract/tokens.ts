import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { exportJWK, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import type { IdentitySettings } from '../../service/identity/settings.ts';

/** Makes access tokens as the identity provider would, and every kind of wrong one. Subjects are those of the demo accounts. */
export type TokenFactory = {
  readonly jwks: JSONWebKeySet;
  /** A good token. */
  good(subject: string, changes?: ClaimChanges): Promise<string>;
  /** Tokens that must be refused with 401, by what is wrong with them. */
  refused(subject: string): Promise<Readonly<Record<string, string>>>;
  /** A good token without the scope that opens the service: 403. */
  withoutScope(subject: string): Promise<string>;
};

/** Claims to replace; undefined removes one. */
type ClaimChanges = Readonly<Record<string, unknown>>;

const keyId = 'test-key';

export async function createTokenFactory(settings: IdentitySettings): Promise<TokenFactory> {
  const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const rogue = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const sign = (subject: string, changes: ClaimChanges = {}, options: { key?: KeyObject; type?: string } = {}) =>
    new SignJWT(claimsFor(settings, subject, changes))
      .setProtectedHeader({ alg: 'RS256', kid: keyId, typ: options.type ?? settings.accessToken.type ?? 'JWT' })
      .sign(options.key ?? own.privateKey);
  const now = () => Math.floor(Date.now() / 1000);
  return {
    jwks: { keys: [{ ...(await exportJWK(own.publicKey)), kid: keyId, alg: 'RS256', use: 'sig' }] },
    good: sign,
    withoutScope: (subject) => sign(subject, { [scopeClaimOf(settings)]: 'openid' }),
    refused: async (subject) => ({
      garbage: 'garbage',
      'two dots': 'a.b.c',
      expired: await sign(subject, { iat: now() - 7200, exp: now() - 3600 }),
      'wrong audience': await sign(subject, { aud: 'urn:other' }),
      'wrong issuer': await sign(subject, { iss: 'https://other.example' }),
      'issued in the future': await sign(subject, { iat: now() + 3600, exp: now() + 7200 }),
      'without a user': await sign(subject, { sub: undefined }),
      'without an end': await sign(subject, { exp: undefined }),
      'for another application': await sign(subject, { client_id: 'other' }),
      'an id token': await sign(subject, { aud: settings.clientId, nonce: 'n' }, { type: 'JWT' }),
      'an id token with our audience': await sign(subject, { nonce: 'n' }),
      'signed with another key': await sign(subject, {}, { key: rogue.privateKey }),
      'changed after signing': tampered(await sign(subject)),
      'alg none': unsigned(claimsFor(settings, subject, {})),
      'alg HS256 with the public key': await new SignJWT(claimsFor(settings, subject, {}))
        .setProtectedHeader({ alg: 'HS256', kid: keyId })
        .sign(Buffer.from(own.publicKey.export({ type: 'spki', format: 'pem' }))),
    }),
  };
}

const scopeClaimOf = ({ accessToken }: IdentitySettings): string => accessToken.scopeClaims[0] ?? 'scope';

function claimsFor(settings: IdentitySettings, subject: string, changes: ClaimChanges): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  const claims = {
    iss: settings.issuer,
    sub: subject,
    aud: settings.audience[0],
    iat: now,
    exp: now + 3600,
    client_id: settings.clientId,
    [scopeClaimOf(settings)]: `openid ${settings.accessToken.scopes[0]}`,
    ...(settings.organisation && { [settings.organisation.claim]: settings.organisation.value }),
    email: `${subject}@touchline.test`,
    ...changes,
  };
  return Object.fromEntries(Object.entries(claims).filter(([, value]) => value !== undefined));
}

function tampered(token: string): string {
  const [header, , signature] = token.split('.');
  return [header, encoded({ sub: 'demo-super' }), signature].join('.');
}

function unsigned(claims: JWTPayload): string {
  return `${encoded({ alg: 'none', typ: 'at+jwt' })}.${encoded(claims)}.`;
}

function encoded(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
