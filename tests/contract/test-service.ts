import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createLocalJWKSet } from 'jose';
import type { DestinationStream } from 'pino';
import { buildApp } from '../../service/app.ts';
import { type Config, readConfig } from '../../service/config.ts';
import { instanceHeader, type Operation } from '../../service/http/contract.ts';
import { createTokenVerifier } from '../../service/identity/access-tokens.ts';
import { clientSettings } from '../../service/identity/client-settings.ts';
import type { Identity } from '../../service/identity/identity.ts';
import { identitySettings } from '../../service/identity/settings.ts';
import { demoDatabase } from './database.ts';
import { createTokenFactory, type TokenFactory } from './tokens.ts';

/** The site that the tests work on, its administrator, and accounts with less (service/demo/platform.ts). */
export const demo = {
  site: 'frost1_frost',
  otherNetworksSite: 'havs1_havs',
  admin: 'demo-admin',
  oneSiteOnly: 'demo-club',
  outsider: 'demo-outsider',
} as const;

/** A request in the terms of the tests. By default it is the administrator's, for the test's site. */
export type TestCall = {
  readonly method?: Operation['method'] | 'HEAD' | 'OPTIONS';
  readonly url: string;
  /** A token; null: none. */
  readonly token?: string | null;
  /** An instance id; null: no header. */
  readonly instanceId?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is, as application/json unless `headers` says otherwise. */
  readonly payload?: string | Buffer;
};

export type TestService = {
  readonly app: FastifyInstance;
  /** Address of its database, for the owner of the tables. */
  readonly databaseUrl: string;
  readonly tokens: TokenFactory;
  call(call: TestCall): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
};

export type TestOptions = {
  readonly config?: Partial<Config>;
  readonly consoleFolder?: string;
  readonly logDestination?: DestinationStream;
};

/** The whole HTTP side in this process, on a database of its own with the demo; tokens are signed by a key of the test. */
export async function startTestService(options: TestOptions = {}): Promise<TestService> {
  const config: Config = {
    ...readConfig({ NODE_ENV: 'test', RATE_LIMIT: '0' }),
    logLevel: options.logDestination ? 'debug' : 'silent',
    ...options.config,
  };
  const { database, url, close } = await demoDatabase();
  const settings = identitySettings({ origin: config.origin });
  const tokens = await createTokenFactory(settings);
  const app = await buildApp({
    config,
    database,
    identity: testIdentity(settings, tokens),
    consoleFolder: options.consoleFolder ?? import.meta.dirname,
    ...(options.logDestination && { logDestination: options.logDestination }),
  });
  await app.ready();
  const usual = await tokens.good(demo.admin);
  return {
    app,
    databaseUrl: url,
    tokens,
    call: (call) => send(app, call, usual),
    close: async () => {
      await app.close();
      await close();
    },
  };
}

function testIdentity(settings: Identity['settings'], tokens: TokenFactory): Identity {
  const { issuer } = settings;
  const metadata = {
    issuer,
    authorization_endpoint: `${issuer}/auth`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/jwks`,
  };
  return {
    settings,
    provider: undefined,
    clientSettings: async () => clientSettings(settings, metadata),
    verifyAccessToken: createTokenVerifier(settings, createLocalJWKSet(tokens.jwks)),
    close: async () => {},
  };
}

function send(app: FastifyInstance, call: TestCall, usualToken: string): Promise<LightMyRequestResponse> {
  const { token = usualToken, instanceId = demo.site } = call;
  const payload = call.payload ?? (call.body === undefined ? undefined : JSON.stringify(call.body));
  return app.inject({
    method: call.method ?? 'GET',
    url: call.url,
    headers: {
      ...(token !== null && { authorization: `Bearer ${token}` }),
      ...(instanceId !== null && { [instanceHeader]: instanceId }),
      ...(payload !== undefined && { 'content-type': 'application/json' }),
      ...call.headers,
    },
    ...(payload !== undefined && { payload }),
  });
}
