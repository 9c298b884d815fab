import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { createLocalJWKSet } from 'jose';
import type { DestinationStream } from 'pino';
import { inject } from 'vitest';
import { buildApp } from '../../service/app.ts';
import type { ObjectStore } from '../../service/blobs/object-store.ts';
import { openBlobs } from '../../service/blobs/open-blobs.ts';
import { type Config, readConfig } from '../../service/config.ts';
import { instanceHeader, type Operation } from '../../service/http/contract.ts';
import { createTokenVerifier } from '../../service/identity/access-tokens.ts';
import { clientSettings } from '../../service/identity/client-settings.ts';
import type { Identity } from '../../service/identity/identity.ts';
import { identitySettings } from '../../service/identity/settings.ts';
import { type Database, openDatabase } from '../../service/store/database.ts';
import { demoDatabase } from './database.ts';
import { createTokenFactory, type TokenFactory } from './tokens.ts';

/** The site that the tests work on, its administrator, and accounts with less (service/demo/platform.ts). */
export const demo = {
  site: 'frost1_frost',
  masterSite: 'north1_north',
  otherNetworksSite: 'havs1_havs',
  admin: 'demo-admin',
  oneSiteOnly: 'demo-club',
  outsider: 'demo-outsider',
  superAdministrator: 'demo-super',
} as const;

/** A request in the terms of the tests. By default it is the administrator's, for the test's site. */
export type TestCall = {
  readonly method?: Operation['method'] | 'HEAD' | 'OPTIONS';
  readonly url: string;
  /** Whose token it bears, unless `token` says otherwise. */
  readonly subject?: string;
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
  /** Where it keeps media: the disk store, in a folder that goes with it. */
  readonly blobs: ObjectStore;
  call(call: TestCall): Promise<LightMyRequestResponse>;
  /** Another service on the same database and folder, as a second process or the one after a restart would be. It is to be closed first. */
  startAnother(): Promise<TestService>;
  close(): Promise<void>;
};

export type TestOptions = {
  readonly config?: Partial<Config>;
  readonly consoleFolder?: string;
  /** Another place for media than the disk; it has none of the demo's files. */
  readonly blobs?: ObjectStore;
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
  const dataDir = options.config?.dataDir ?? (await mkdtemp(join(tmpdir(), 'touchline-service-')));
  await cp(inject('demoMedia'), join(dataDir, 'media'), { recursive: true, force: false });
  const settings = identitySettings({ origin: config.origin });
  const tokens = await createTokenFactory(settings);
  const usual = await tokens.good(demo.admin);
  const start = async (opened: Database, closeAll: () => Promise<void>): Promise<TestService> => {
    const blobs = options.blobs ?? (await openBlobs({ ...config, dataDir })).store;
    const app = await buildApp({
      config: { ...config, dataDir },
      database: opened,
      blobs,
      identity: testIdentity(settings, tokens),
      consoleFolder: options.consoleFolder ?? import.meta.dirname,
      // The pages as they stand in the source: a test needs no build.
      siteRenderer: () => import('../../src/site/render.tsx'),
      ...(options.logDestination && { logDestination: options.logDestination }),
    });
    await app.ready();
    return {
      app,
      databaseUrl: url,
      tokens,
      blobs,
      call: async (call) => send(app, call, call.subject === undefined ? usual : await tokens.good(call.subject)),
      startAnother: async () => {
        const other = await openDatabase(url);
        return start(other, () => other.close());
      },
      close: async () => {
        await app.close();
        await closeAll();
      },
    };
  };
  return start(database, async () => {
    await close();
    if (options.config?.dataDir === undefined) await rm(dataDir, { recursive: true, force: true });
  });
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
