import { type Configuration, interactionPolicy, type KoaContextWithOIDC } from 'oidc-provider';
import type { IdentitySettings } from '../settings.ts';
import type { Accounts } from './accounts.ts';
import type { ProviderKeys } from './keys.ts';
import { pageText } from './page-text.ts';
import { messagePage, type PageFrame, signOutPage } from './pages.ts';
import type { SessionStore } from './session-store.ts';

/** What the provider's configuration is made of. */
export type ConfigurationParts = {
  readonly settings: IdentitySettings;
  readonly origin: string;
  readonly keys: ProviderKeys;
  readonly store: SessionStore;
  readonly accounts: Accounts;
  /** Life of access and identity tokens, seconds. */
  readonly tokenSeconds: number;
  /** The frame of a page for a request, in its language. */
  readonly frame: (text: PageFrame['text']) => PageFrame;
};

/** Addresses of the console that the provider knows. */
export const consolePath = '/manage/';
/** The console's redirect bridge page (src/bridge). */
const callbackPath = '/manage/auth/callback';

const daySeconds = 24 * 60 * 60;

/** oidc-provider's configuration: one public client, code flow with PKCE, our own pages, nothing that is not used. */
export function providerConfiguration(parts: ConfigurationParts): Configuration {
  const { settings, origin, keys, accounts, tokenSeconds } = parts;
  return {
    adapter: (model: string) => parts.store.adapter(model),
    jwks: { keys: [...keys.signing] },
    clients: [consoleClient(settings.clientId, origin)],
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    scopes: ['openid', 'profile', 'email'],
    claims: {
      openid: ['sub'],
      profile: ['name', 'preferred_username', 'organisation'],
      email: ['email', 'email_verified'],
    },
    // The claims of a scope go straight into the identity token: there is no userinfo endpoint to ask.
    conformIdTokenClaims: false,
    findAccount: (_context, subject) => foundAccount(accounts, subject),
    extraTokenClaims: (_context, token) => accessTokenClaims(accounts, token),
    interactions: { policy: signInOnly(), url: (_context, interaction) => `/oidc/interaction/${interaction.uid}` },
    cookies: {
      keys: [...keys.cookies],
      names: { session: 'touchline.session', interaction: 'touchline.interaction', resume: 'touchline.resume' },
      long: { signed: true, sameSite: 'lax', httpOnly: true, path: '/oidc' },
      short: { signed: true, sameSite: 'lax', httpOnly: true },
    },
    pkce: { required: () => true },
    // The console does not ask for offline_access (that would demand a consent page); it gets refresh tokens all the same.
    issueRefreshToken: async (_context, client) => client.grantTypeAllowed('refresh_token'),
    loadExistingGrant,
    // Browsers send Origin with same-origin posts too; without this the token request is refused.
    clientBasedCORS: (_context, from) => from === origin,
    // Session cookie: 1 day (specification §9).
    ttl: {
      AccessToken: tokenSeconds,
      IdToken: tokenSeconds,
      AuthorizationCode: 60,
      RefreshToken: daySeconds,
      Interaction: 60 * 60,
      Session: daySeconds,
      Grant: daySeconds,
    },
    renderError: (context, out) => {
      const frame = frameFor(parts, context);
      context.type = 'html';
      context.body = messagePage(frame, frame.text.problem, out.error_description ?? out.error, consolePath);
    },
    features: features(parts),
  };
}

function consoleClient(clientId: string, origin: string) {
  return {
    client_id: clientId,
    client_name: 'Touchline console',
    application_type: 'web' as const,
    token_endpoint_auth_method: 'none' as const,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code' as const],
    redirect_uris: [`${origin}${callbackPath}`],
    post_logout_redirect_uris: [`${origin}${callbackPath}`, `${origin}${consolePath}`],
  };
}

function features(parts: ConfigurationParts): NonNullable<Configuration['features']> {
  const { settings, tokenSeconds } = parts;
  const audience = settings.audience[0] ?? '';
  return {
    devInteractions: { enabled: false },
    userinfo: { enabled: false },
    dPoP: { enabled: false },
    pushedAuthorizationRequests: { enabled: false },
    resourceIndicators: {
      enabled: true,
      defaultResource: async () => audience,
      useGrantedResource: async () => true,
      getResourceServerInfo: async () => ({
        scope: settings.scope,
        audience,
        accessTokenFormat: 'jwt',
        accessTokenTTL: tokenSeconds,
        jwt: { sign: { alg: 'RS256' } },
      }),
    },
    rpInitiatedLogout: {
      enabled: true,
      logoutSource: async (context, form) => {
        // Without an identity token anybody's link could sign the user out; where nobody is signed in it does not matter.
        const ask = context.oidc.entities.IdTokenHint === undefined && context.oidc.session?.accountId !== undefined;
        context.type = 'html';
        context.body = signOutPage(frameFor(parts, context), form, ask);
      },
      postLogoutSuccessSource: async (context) => {
        const frame = frameFor(parts, context);
        context.type = 'html';
        context.body = messagePage(frame, frame.text.signedOut, '', consolePath);
      },
    },
  };
}

/** Signing in is the only question; the console is the provider's own client and needs no consent. */
function signInOnly(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  policy.remove('consent');
  return policy;
}

/** Grants the console all it asks for, instead of asking the user. */
async function loadExistingGrant(context: KoaContextWithOIDC) {
  const { oidc } = context;
  const clientId = oidc.client?.clientId;
  const accountId = oidc.session?.accountId;
  if (!clientId || !accountId) return undefined;
  const known = oidc.session?.grantIdFor(clientId);
  const grant =
    (known ? await oidc.provider.Grant.find(known) : undefined) ?? new oidc.provider.Grant({ clientId, accountId });
  grant.addOIDCScope([...oidc.requestParamOIDCScopes].join(' ') || 'openid');
  for (const [resource, server] of Object.entries(oidc.resourceServers ?? {})) {
    const wanted = [...oidc.requestParamScopes].filter((scope) => server.scopes.has(scope)).join(' ');
    if (wanted) grant.addResourceScope(resource, wanted);
  }
  await grant.save();
  return grant;
}

function foundAccount(accounts: Accounts, subject: string) {
  const account = accounts.bySubject(subject);
  if (!account) return undefined;
  return {
    accountId: subject,
    claims: async () => ({
      sub: subject,
      name: account.name,
      preferred_username: account.username,
      email: account.username,
      email_verified: true,
      organisation: account.organisation,
    }),
  };
}

function accessTokenClaims(accounts: Accounts, token: object) {
  const subject = 'accountId' in token && typeof token.accountId === 'string' ? token.accountId : '';
  const account = accounts.bySubject(subject);
  return account && { name: account.name, email: account.username, organisation: account.organisation };
}

function frameFor(parts: ConfigurationParts, context: KoaContextWithOIDC): PageFrame {
  const asked = context.oidc?.params?.ui_locales;
  return parts.frame(pageText(typeof asked === 'string' ? asked : undefined, context.get('accept-language')));
}
