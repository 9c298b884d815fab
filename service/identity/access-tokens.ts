import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';
import { IdentityError } from './identity-error.ts';
import type { IdentitySettings } from './settings.ts';

/** Who sends a request, read from a verified access token. `email` may be empty where the provider sends none. */
export type Caller = {
  readonly subject: string;
  readonly name: string;
  readonly email: string;
  readonly organisation: string | undefined;
};

/** The rule that a refused access token broke. */
export type AccessTokenRule =
  | 'undecodable'
  | 'algorithm'
  | 'signature'
  | 'type'
  | 'issuer'
  | 'audience'
  | 'expired'
  | 'not-before'
  | 'issued-at'
  | 'subject'
  | 'client'
  | 'id-token'
  | 'claim'
  | 'scope'
  | 'organisation';

/**
 * An access token was refused. 401: it proves nothing, sign in again. 403: it is good, but does not allow this; signing
 * in again as the same user would change nothing.
 */
export class AccessTokenError extends Error {
  readonly status: 401 | 403;
  readonly rule: AccessTokenRule;
  constructor(rule: AccessTokenRule, message: string) {
    super(message);
    this.name = 'AccessTokenError';
    this.rule = rule;
    this.status = rule === 'scope' || rule === 'organisation' ? 403 : 401;
  }
}

/**
 * Verifies one access token (without the word Bearer).
 * @throws {AccessTokenError} when a rule refuses it
 * @throws {IdentityError} kind `unavailable`, when the provider's keys could not be fetched: no verdict
 */
export type VerifyAccessToken = (token: string) => Promise<Caller>;

/** How far the clocks of provider and service may differ, seconds (specification §9: token leeway 60 s). */
const leewaySeconds = 60;

/**
 * A verifier for the tokens of one provider. `keys` are the provider's public keys, local or remote (jose's key getters);
 * `now` is for tests.
 */
export function createTokenVerifier(
  settings: IdentitySettings,
  keys: JWTVerifyGetKey,
  now: () => Date = () => new Date(),
): VerifyAccessToken {
  return async (token) => {
    const claims = await verifySigned(token, settings, keys, now());
    checkTimes(claims, now());
    checkPurpose(claims, settings);
    checkPermission(claims, settings);
    return caller(claims, settings);
  };
}

async function verifySigned(
  token: string,
  settings: IdentitySettings,
  keys: JWTVerifyGetKey,
  currentDate: Date,
): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: [...settings.audience],
      algorithms: ['RS256'],
      clockTolerance: leewaySeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate,
      ...(settings.accessToken.type && { typ: settings.accessToken.type }),
    });
    return payload;
  } catch (error) {
    throw refusal(error);
  }
}

const claimRules: Record<string, AccessTokenRule> = {
  iss: 'issuer',
  aud: 'audience',
  sub: 'subject',
  exp: 'expired',
  nbf: 'not-before',
  iat: 'issued-at',
  typ: 'type',
};

/** jose's error as ours; what is no verdict on the token (keys not fetched) becomes `unavailable`. */
function refusal(error: unknown): Error {
  if (error instanceof errors.JWTExpired) return new AccessTokenError('expired', 'The access token has expired.');
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new AccessTokenError(claimRules[error.claim] ?? 'claim', `The access token was refused: ${error.message}.`);
  }
  if (error instanceof errors.JOSEAlgNotAllowed || error instanceof errors.JOSENotSupported) {
    return new AccessTokenError('algorithm', 'The access token is not signed with RS256.');
  }
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) {
    return new AccessTokenError('signature', 'The access token was not signed by the identity provider.');
  }
  if (error instanceof errors.JWKSMultipleMatchingKeys) {
    return new AccessTokenError('signature', 'The access token does not name the key that it was signed with.');
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return new AccessTokenError('undecodable', 'The access token cannot be read.');
  }
  if (error instanceof IdentityError) return error;
  return new IdentityError('unavailable', 'The signing keys of the identity provider cannot be fetched.', {
    cause: error,
  });
}

/** jose looks at `iat` only together with a maximum age, and takes an empty `sub` and an endless `exp` for good ones. */
function checkTimes(claims: JWTPayload, now: Date): void {
  const issuedAt = claims.iat;
  if (typeof issuedAt !== 'number' || issuedAt > now.getTime() / 1000 + leewaySeconds) {
    throw new AccessTokenError('issued-at', 'The access token was issued in the future.');
  }
  if (!Number.isFinite(claims.exp)) throw new AccessTokenError('expired', 'The access token has no end.');
  if (typeof claims.sub !== 'string' || claims.sub === '' || !isStorable(claims.sub)) {
    throw new AccessTokenError('subject', 'The access token names no user.');
  }
}

/** An identity token tells the browser who signed in; it must never open the API, even where its audience would fit. */
function checkPurpose(claims: JWTPayload, settings: IdentitySettings): void {
  if (isIdentityToken(claims, settings)) {
    throw new AccessTokenError('id-token', 'An identity token was sent instead of an access token.');
  }
  const client = settings.accessToken.clientClaims.map((name) => claims[name]).find((value) => value !== undefined);
  if (client !== settings.clientId) {
    throw new AccessTokenError('client', 'The access token was issued to another application.');
  }
}

/** Access tokens of some other providers bear the nonce of the sign-in as well (Keycloak up to 24, Authentik), but only they bear scopes. */
function isIdentityToken(claims: JWTPayload, { accessToken }: IdentitySettings): boolean {
  if ('at_hash' in claims || 'c_hash' in claims || claims.typ === 'ID') return true;
  const isKnownProvider = accessToken.type !== undefined;
  return 'nonce' in claims && (isKnownProvider || !accessToken.scopeClaims.some((name) => name in claims));
}

function checkPermission(claims: JWTPayload, settings: IdentitySettings): void {
  const { scopeClaims, scopes } = settings.accessToken;
  const granted = scopeClaims.flatMap((name) => texts(claims[name]).flatMap((one) => one.split(' ')));
  if (!granted.some((scope) => scopes.includes(scope))) {
    throw new AccessTokenError('scope', `The access token lacks the scope ${scopes[0]}.`);
  }
  const expected = settings.organisation;
  if (expected && !texts(claims[expected.claim]).includes(expected.value)) {
    throw new AccessTokenError('organisation', 'The user belongs to another organisation.');
  }
}

function caller(claims: JWTPayload, settings: IdentitySettings): Caller {
  const subject = claims.sub ?? '';
  const email = text(claims.email) ?? text(claims.preferred_username) ?? '';
  return {
    subject,
    name: text(claims.name) ?? (email || subject),
    email,
    organisation: text(claims[settings.organisation?.claim ?? 'organisation']),
  };
}

/** The texts of a claim that holds one or a list of them. */
function texts(claim: unknown): string[] {
  return [claim].flat().filter((one) => typeof one === 'string');
}

/** More than any name or address has; what somebody made bears it, and the contract takes no longer one. */
const longestName = 200;

/** A text of which a database keeps every character. */
function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  return value.replaceAll('\0', '').slice(0, longestName).toWellFormed() || undefined;
}

function isStorable(subject: string): boolean {
  return !subject.includes('\0') && subject.isWellFormed();
}
