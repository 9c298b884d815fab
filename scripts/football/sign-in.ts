import { createHash, randomBytes } from 'node:crypto';
import { PlainError } from '../plain-error.ts';
import { CookieJar } from './cookies.ts';

/** The part of `/manage/config.json` that signing in needs. */
type IdentityConfig = {
  readonly kind: string;
  readonly clientId: string;
  readonly apiScope: string;
  readonly defaultScopes: readonly string[];
  readonly metadata: { readonly authorization_endpoint: string; readonly token_endpoint: string };
};

/** Who signs in, and where. `address` is the service's, without a trailing slash. */
export type Credentials = { readonly address: string; readonly username: string; readonly password: string };

/**
 * Signs in as a person would: authorization code with PKCE through the embedded provider's own form.
 * @returns the access token
 * @throws {PlainError} when the service cannot be reached, signs users in elsewhere, or refuses the password
 */
export async function signIn({ address, username, password }: Credentials): Promise<string> {
  const identity = await loadIdentity(address);
  if (identity.kind !== 'embedded') {
    throw new PlainError('This service signs users in at another provider; give an access token in TOUCHLINE_TOKEN.');
  }
  const redirectUri = `${address}/manage/auth/callback`;
  const verifier = randomBytes(32).toString('base64url');
  const state = randomBytes(16).toString('base64url');
  const question = new URLSearchParams({
    client_id: identity.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: [...identity.defaultScopes, identity.apiScope].join(' '),
    state,
    nonce: randomBytes(16).toString('base64url'),
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  const browser = new Browser(redirectUri);
  const page = await browser.open(`${identity.metadata.authorization_endpoint}?${question}`);
  const answer = await browser.submit(page, { username, password });
  const code = answer.redirect?.searchParams.get('code');
  if (!code) throw new PlainError(`The service refused the user name ${username} or its password.`);
  if (answer.redirect?.searchParams.get('state') !== state)
    throw new PlainError('The sign-in was answered with a wrong state.');
  return redeem(identity, { code, redirect_uri: redirectUri, code_verifier: verifier });
}

async function loadIdentity(address: string): Promise<IdentityConfig> {
  const reply = await fetch(`${address}/manage/config.json`).catch(() => undefined);
  if (reply === undefined) throw new PlainError(`No service answers at ${address}; start it with npm start.`);
  if (!reply.ok)
    throw new PlainError(`The service at ${address} is not ready: /manage/config.json answers ${reply.status}.`);
  const config = (await reply.json()) as { identity?: IdentityConfig };
  if (config.identity === undefined) throw new PlainError(`What answers at ${address} is no Touchline service.`);
  return config.identity;
}

async function redeem(identity: IdentityConfig, grant: Record<string, string>): Promise<string> {
  const reply = await fetch(identity.metadata.token_endpoint, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'authorization_code', client_id: identity.clientId, ...grant }),
  });
  const body = (await reply.json()) as { access_token?: string };
  if (body.access_token === undefined) throw new PlainError(`The service gave no access token (${reply.status}).`);
  return body.access_token;
}

/** A page that was reached, or the address at which the sign-in ended. */
type Page = { readonly address: string; readonly text: string; readonly redirect?: URL };

/** As much of a browser as a sign-in needs: cookies, redirects and one form. Stops at `redirectUri`. */
class Browser {
  readonly #cookies = new CookieJar();
  readonly #redirectUri: string;
  constructor(redirectUri: string) {
    this.#redirectUri = redirectUri;
  }

  async open(address: string, init: RequestInit = {}): Promise<Page> {
    const reply = await fetch(address, { ...init, redirect: 'manual', headers: { cookie: this.#cookies.header } });
    this.#cookies.store(reply.headers);
    const location = reply.headers.get('location');
    if (location === null) return { address, text: await reply.text() };
    const next = new URL(location, address);
    if (next.href.startsWith(this.#redirectUri)) return { address, text: '', redirect: next };
    return this.open(next.href);
  }

  submit(page: Page, fields: Record<string, string>): Promise<Page> {
    const action = /<form[^>]*\saction="([^"]+)"/.exec(page.text)?.[1];
    if (action === undefined) throw new PlainError('The service showed no sign-in form.');
    return this.open(new URL(action, page.address).href, { method: 'POST', body: new URLSearchParams(fields) });
  }
}
