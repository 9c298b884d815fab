/** What a token (a JWT) claims, unverified. Throws where it is none. */
export function claimsOf(token: string): Readonly<Record<string, unknown>> {
  const claims: unknown = JSON.parse(new TextDecoder().decode(bytesOf(token.split('.')[1] ?? '')));
  if (typeof claims !== 'object' || claims === null) throw new Error('The token has no claims.');
  return { ...claims };
}

/** The bytes of a text in base64, of either alphabet. */
export function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}

/**
 * By which subject the service knows who has an access token: access is given by it. Entra gives another one in identity
 * tokens where the console and the service are two applications.
 */
export function subjectOf(accessToken: string | undefined): string | undefined {
  try {
    const { sub } = claimsOf(accessToken ?? '');
    return typeof sub === 'string' ? sub : undefined;
  } catch {
    return undefined;
  }
}
