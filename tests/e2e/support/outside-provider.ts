import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider, { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';

/** An identity provider of its own process, address and habits: it answers as Microsoft Entra ID does (version 2). */
export type OutsideProvider = {
  readonly issuer: string;
  readonly clientId: string;
  readonly scope: string;
  readonly audience: string;
  readonly tenant: string;
  /** Knows the console from now on: where it may send people back to. */
  register(console: string): void;
  /** How many access tokens it has given so far. */
  given(): number;
  stop(): Promise<void>;
};

/** What a provider does differently from others. */
export type Habits = {
  /** Whether it gives refresh tokens; without them the console renews in a hidden frame. */
  readonly refreshTokens: boolean;
  /** Whether a refresh gives an identity token again; usually. */
  readonly renewsIdTokens?: boolean;
  /** Life of an access token, seconds. */
  readonly tokenSeconds: number;
  /** Whether it can be signed out of; usually. */
  readonly signsOut?: boolean;
};

const tenant = '7c1b3c1e-6f0a-4a53-9d35-5a2f0e0c9a11';
const clientId = '1f6d9d0e-2f3b-4c39-8f5a-6d1a2b3c4d5e';
const application = '0a9b8c7d-6e5f-4d3c-2b1a-0f9e8d7c6b5a';
const groups = ['9f0f2f7e-0000-4000-8000-000000000001', '9f0f2f7e-0000-4000-8000-000000000002'];

/** Starts a provider on a port of its own; the issuer has a path with the tenant, as Entra's has. */
export async function startOutsideProvider(habits: Habits): Promise<OutsideProvider> {
  let handle: (request: IncomingMessage, response: ServerResponse) => Promise<void> = async (_request, response) => {
    response.writeHead(503).end();
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const { port } = server.address() as AddressInfo;
  const path = `/${tenant}/v2.0`;
  const issuer = `http://localhost:${port}${path}`;
  const scope = `api://${application}/access`;
  let given = 0;
  return {
    issuer,
    clientId,
    scope,
    audience: application,
    tenant,
    register(console) {
      const provider = new Provider(
        issuer,
        configurationOf(habits, { console, scope, path, onToken: () => (given += 1) }),
      );
      provider.use(refuseParameters);
      if (habits.renewsIdTokens === false) provider.use(withoutIdToken);
      const answer = provider.callback();
      handle = async (request, response) => {
        const url = request.url ?? '/';
        if (url === '/favicon.ico') response.writeHead(204).end();
        else if (url.startsWith(`${path}/interaction/`)) await interact(provider, request, response);
        else await answer(Object.assign(request, { originalUrl: url, url: url.slice(path.length) || '/' }), response);
      };
    },
    given: () => given,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Takes no parameters in the address where tokens are given, as oauthlib does. */
async function refuseParameters(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  if (context.method === 'POST' && context.path === '/token' && context.querystring !== '') context.throw(400);
  await next();
}

/** Takes the identity token out of the answer to a refresh (OpenID Connect Core §12.2). */
async function withoutIdToken(context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  await next();
  const { body } = context;
  if (context.oidc?.params?.grant_type !== 'refresh_token' || typeof body !== 'object' || body === null) return;
  Reflect.deleteProperty(body, 'id_token');
}

type Parts = { readonly console: string; readonly scope: string; readonly path: string; readonly onToken: () => void };

function configurationOf({ refreshTokens, tokenSeconds, signsOut = true }: Habits, parts: Parts): Configuration {
  const callback = `${parts.console}/manage/auth/callback`;
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return {
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: [callback],
        post_logout_redirect_uris: [callback],
      },
    ],
    claims: {
      openid: ['sub', 'tid', 'ver', 'groups', 'oid'],
      profile: ['name', 'preferred_username'],
      email: ['email'],
    },
    scopes: ['openid', 'profile', 'email', 'offline_access'],
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({
        sub: subject,
        tid: tenant,
        ver: '2.0',
        oid: `oid-${subject}`,
        groups,
        name: 'Petra Provider',
        preferred_username: 'petra@club.example',
        email: 'petra@club.example',
      }),
    }),
    issueRefreshToken: async () => refreshTokens,
    interactions: { policy, url: (_context, interaction) => `${parts.path}/interaction/${interaction.uid}` },
    cookies: { keys: ['of this run'], long: { path: parts.path }, short: { path: parts.path } },
    clientBasedCORS: (_context, origin) => origin === parts.console,
    ttl: { AccessToken: tokenSeconds, IdToken: 3600, Session: 3600, Grant: 3600, Interaction: 600, RefreshToken: 3600 },
    async loadExistingGrant({ oidc }) {
      const [client, account] = [oidc.client?.clientId, oidc.session?.accountId];
      if (!client || !account) return undefined;
      const grant = new oidc.provider.Grant({ clientId: client, accountId: account });
      grant.addOIDCScope('openid profile email offline_access');
      for (const resource of Object.keys(oidc.resourceServers ?? {})) grant.addResourceScope(resource, parts.scope);
      await grant.save();
      return grant;
    },
    formats: {
      customizers: {
        // Entra's access tokens say JWT, `scp`, `azp` and `tid`, and the scope without the address before it.
        jwt: async (_context, token, jwt) => {
          const { scope: _scope, client_id: client, ...rest } = jwt.payload;
          parts.onToken();
          jwt.header = { ...jwt.header, typ: 'JWT' };
          jwt.payload = {
            ...rest,
            scp: 'access',
            azp: client,
            tid: tenant,
            ver: '2.0',
            groups,
            name: 'Petra Provider',
          };
          if ('accountId' in token) jwt.payload.preferred_username = 'petra@club.example';
        },
      },
    },
    features: {
      devInteractions: { enabled: false },
      resourceIndicators: {
        enabled: true,
        defaultResource: async () => `api://${application}`,
        useGrantedResource: async () => true,
        getResourceServerInfo: async () => ({
          scope: parts.scope,
          audience: application,
          accessTokenFormat: 'jwt',
          accessTokenTTL: tokenSeconds,
          jwt: { sign: { alg: 'RS256' } },
        }),
      },
      rpInitiatedLogout: {
        enabled: signsOut,
        logoutSource: async (context, form) => {
          context.body = `<!doctype html><title>Sign out</title><h1>Sign out of the provider?</h1>${form}
            <button type="submit" form="op.logoutForm" name="logout" value="yes">Yes, sign out</button>`;
        },
      },
    },
  };
}

/** The provider's own sign-in page: whoever gives a name is that person. */
async function interact(provider: Provider, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== 'POST') {
    response.setHeader('content-type', 'text/html');
    // As many providers do: a window that shows this page is cut off from the one that opened it.
    response.setHeader('cross-origin-opener-policy', 'same-origin');
    response.end(`<!doctype html><title>Provider</title><h1>Sign in to the provider</h1>
      <form method="post"><label>Account <input name="account" required></label><button>Continue</button></form>`);
    return;
  }
  let body = '';
  for await (const chunk of request) body += String(chunk);
  const accountId = new URLSearchParams(body).get('account') ?? '';
  await provider.interactionFinished(request, response, { login: { accountId } });
}
