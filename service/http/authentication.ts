import type { FastifyRequest } from 'fastify';
import { AccessTokenError, type Caller, type VerifyAccessToken } from '../identity/access-tokens.ts';
import type { FindSite } from './access.ts';
import { instanceHeader, type Operation } from './contract.ts';
import type { Site } from './handler.ts';
import { HttpError } from './http-error.ts';

/** Who sent a request, or why its token was refused. The refusal waits until the request was counted. */
export type Identified = { readonly caller: Caller } | { readonly refusal: Error };

/** Reads the bearer token. Never rejects. */
export async function identify(request: FastifyRequest, verify: VerifyAccessToken): Promise<Identified> {
  const header = request.headers.authorization;
  if (header === undefined) return { refusal: unauthorized('The access token is missing.', 'Bearer') };
  const token = /^bearer +([\w.~+/=-]+) *$/i.exec(header)?.[1];
  if (token === undefined) return { refusal: badToken('The Authorization header holds no bearer token.') };
  try {
    return { caller: await verify(token) };
  } catch (error) {
    return { refusal: tokenRefusal(error) };
  }
}

function tokenRefusal(error: unknown): Error {
  if (!(error instanceof AccessTokenError)) return error instanceof Error ? error : new Error(String(error));
  if (error.status === 401) return badToken(error.message);
  const challenge = 'Bearer error="insufficient_scope"';
  return new HttpError(403, error.message, [{ path: 'Authorization', message: error.message, code: error.rule }], {
    'www-authenticate': challenge,
  });
}

function badToken(message: string): HttpError {
  return unauthorized(message, `Bearer error="invalid_token", error_description="${message.replaceAll('"', "'")}"`);
}

/** RFC 6750 §3: a request without a token gets the bare challenge. */
function unauthorized(message: string, challenge: string): HttpError {
  return new HttpError(401, message, [], { 'www-authenticate': challenge.replace(/[^\x20-\x7e]/g, '?') });
}

/**
 * The site that the instance header names, if the caller has access and the site has the operation's add-on.
 * @throws {HttpError} 403
 */
export async function permittedSite(
  operation: Operation,
  caller: Caller,
  instanceId: string,
  find: FindSite,
): Promise<Site> {
  const site = await find(caller.subject, instanceId);
  if (!site) throw forbidden(`The user has no access to the site ${instanceId}.`, 'access');
  const { addOn } = operation;
  const enabled: Readonly<Record<string, boolean>> = site.addOns;
  if (addOn !== undefined && enabled[addOn] !== true) throw forbidden(`The site lacks the add-on ${addOn}.`, 'addOn');
  return site;
}

function forbidden(message: string, code: string): HttpError {
  return new HttpError(403, message, [{ path: instanceHeader, message, code }]);
}
