import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose';

/** How far the clocks of provider and browser may differ, seconds (specification §9: token leeway 60 s). */
const leewaySeconds = 60;

/** What an identity token must say. */
export type ExpectedToken = {
  readonly issuer: string;
  readonly clientId: string;
  /** The provider's public keys. */
  readonly keys: JWTVerifyGetKey;
  readonly organisation: { readonly claim: string; readonly value: string } | undefined;
};

/** The rule of specification §5 that an identity token broke. The nonce is checked by MSAL itself. */
export type IdTokenRule =
  | 'undecodable'
  | 'algorithm'
  | 'signature'
  | 'issuer'
  | 'subject'
  | 'audience'
  | 'expiry'
  | 'issued-at'
  | 'organisation'
  | 'organisation-left-out'
  | 'claim';

/** An identity token was refused; nothing of it may be stored. */
export class IdTokenError extends Error {
  readonly rule: IdTokenRule;
  constructor(rule: IdTokenRule, detail: string) {
    super(`The identity token was refused: ${detail}`);
    this.name = 'IdTokenError';
    this.rule = rule;
  }
}

/**
 * Checks an identity token (specification §5): decodable, signed with RS256 by the provider, issuer, subject, audience,
 * expiry and issued-at present and right, organisation when expected; leeway 60 s. Gives its claims.
 * @throws {IdTokenError} naming the broken rule
 * @throws the error of the key getter, when the provider's keys cannot be fetched: that is no verdict
 */
export async function checkIdToken(token: string, expected: ExpectedToken, now = new Date()): Promise<JWTPayload> {
  const claims = await verifySigned(token, expected, now);
  if (typeof claims.iat !== 'number' || claims.iat > now.getTime() / 1000 + leewaySeconds) {
    // jose looks at `iat` only together with a maximum age.
    throw new IdTokenError('issued-at', 'it was issued in the future.');
  }
  if (typeof claims.sub !== 'string' || claims.sub === '') throw new IdTokenError('subject', 'it names no user.');
  if (Array.isArray(claims.aud) && claims.aud.length > 1 && claims.azp !== expected.clientId) {
    throw new IdTokenError('audience', 'it was issued to another application.');
  }
  const { organisation } = expected;
  // A claim such as `groups` holds a list.
  if (organisation && ![claims[organisation.claim]].flat().includes(organisation.value)) {
    throw isLeftOut(claims, organisation.claim)
      ? new IdTokenError('organisation-left-out', `it leaves out ${organisation.claim}, as the user has too many.`)
      : new IdTokenError('organisation', 'the user belongs to another organisation.');
  }
  return claims;
}

/** Whether the provider says where else to ask for a claim (OpenID Connect Core 5.6.2): Entra does so for more than 200 groups. */
function isLeftOut({ _claim_names: names }: JWTPayload, claim: string): boolean {
  return typeof names === 'object' && names !== null && claim in names;
}

async function verifySigned(token: string, expected: ExpectedToken, currentDate: Date): Promise<JWTPayload> {
  try {
    const { payload } = await jwtVerify(token, expected.keys, {
      issuer: expected.issuer,
      audience: expected.clientId,
      algorithms: ['RS256'],
      clockTolerance: leewaySeconds,
      requiredClaims: ['sub', 'exp', 'iat'],
      currentDate,
    });
    return payload;
  } catch (error) {
    throw refusal(error);
  }
}

const claimRules: Record<string, IdTokenRule> = {
  iss: 'issuer',
  sub: 'subject',
  aud: 'audience',
  exp: 'expiry',
  iat: 'issued-at',
};

function refusal(error: unknown): unknown {
  if (error instanceof errors.JWTExpired) return new IdTokenError('expiry', 'it has expired.');
  if (error instanceof errors.JWTClaimValidationFailed) {
    return new IdTokenError(claimRules[error.claim] ?? 'claim', error.message);
  }
  if (error instanceof errors.JOSEAlgNotAllowed) return new IdTokenError('algorithm', 'it is not signed with RS256.');
  if (error instanceof errors.JWSSignatureVerificationFailed || error instanceof errors.JWKSNoMatchingKey) {
    return new IdTokenError('signature', 'the provider did not sign it.');
  }
  if (error instanceof errors.JWSInvalid || error instanceof errors.JWTInvalid) {
    return new IdTokenError('undecodable', 'it cannot be read.');
  }
  return error;
}
