import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { storageReason } from './blobs/storage-outage.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { dataFolderError, makeFolder } from './data-folder.ts';
import type { DemoFile } from './demo/pictures/demo-pictures.ts';
import { endWith, stopOnSignal } from './stop-on-signal.ts';
import type { Database } from './store/database.ts';

/** A running service. */
export type Service = {
  /** Where browsers find it, without a trailing slash. */
  readonly address: string;
  /** Lets running requests finish, then stops everything in the reverse order of the start. May be called more than once. */
  close(): Promise<void>;
  /** Resolves when the service cannot go on, with one sentence for the person who runs it; it is to be closed then. */
  readonly failed: Promise<Error>;
};

type Closer = () => Promise<unknown>;

/** How what is started ends: by its closer, or because it fails; `withinGrace` waits for what is still at work. */
type Ending = {
  readonly closers: Closer[];
  readonly fail: (error: Error) => void;
  readonly withinGrace: (work: Promise<unknown>) => Promise<unknown>;
};

type Code = Awaited<ReturnType<typeof loadCode>>;

/** So long running requests, and what the sweep is at, may take to finish once the service is to stop, milliseconds. */
const graceMs = 10_000;

/**
 * Starts the whole service: database, migrations, demo data at the first start, identity, HTTP. Resolves once it answers.
 * Rejects with errors whose messages are for the person who starts it (ConfigError, IdentityError, DatabaseError,
 * DatabaseSetupError), or with Node's own for a port that is in use (`code` EADDRINUSE); nothing is left running then.
 */
export async function startService(config: Config): Promise<Service> {
  const closers: Closer[] = [];
  const withinGrace = startGrace();
  const { promise: failed, resolve: fail } = Promise.withResolvers<Error>();
  let closing: Promise<void> | undefined;
  const close = () => {
    closing ??= closeAll(closers);
    return closing;
  };
  try {
    refuseOpenDemo(config);
    makeDataFolder(config);
    // PostgreSQL works in processes of its own; meanwhile this one loads its code, makes keys and draws the pictures of the demo.
    const pictures = demoPictures(config, closers);
    const [{ database, url }, { code, identity }] = await settled([
      startDatabase(config, { closers, fail, withinGrace }),
      startIdentity(config, closers),
    ]);
    const blobs = await code.takeMedia(config, database, fail);
    closers.push(blobs.close);
    // The database writes the demo while the routes are made; nobody is answered before both are done.
    const building = code.buildApp({ config, database, blobs: blobs.store, identity }).then((app) => {
      closers.push(() => withinGrace(app.close()));
      return app;
    });
    const [app] = await settled([building, seedOnce(config, url, pictures)]);
    await app.listen({ port: config.port, host: listenAddress(config) }).catch((error: unknown) => {
      throw listenError(error, config);
    });
    const sweep = code.startSweep({
      database,
      store: blobs.store,
      isShared: config.storage !== undefined,
      onError: (error) => console.error(`Media could not be swept: ${storageReason(error)}`),
    });
    // At once, whatever the sweep waits for: no request is to come to a service that stops.
    closers.push(() => withinGrace(Promise.all([app.close(), sweep.stop()])));
    return { address: config.origin, close, failed };
  } catch (error) {
    await close();
    throw await startRefusal(error, config);
  }
}

/** Waits for work to end, but for all of it together no longer than the grace. */
function startGrace(): Ending['withinGrace'] {
  let over: Promise<unknown> | undefined;
  return (work) => {
    over ??= setTimeout(graceMs, undefined, { ref: false });
    return Promise.race([work, over]);
  };
}

/** A full disk or a data folder that takes no files in plain words, wherever the start met it; every other error as it is. */
async function startRefusal(error: unknown, { dataDir }: Config): Promise<unknown> {
  const [{ isDiskFull }, { StorageFullError }] = await Promise.all([
    import('./http/errors.ts'),
    import('./store/errors.ts'),
  ]);
  return isDiskFull(error) ? new StorageFullError(error) : dataFolderError(error, dataDir);
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]', '::1']);

/** The embedded sign-in has published passwords: it never serves anybody but this machine. */
function refuseOpenDemo({ auth, host, origin }: Config): void {
  if (auth.issuer !== undefined) return;
  const open = [host, new URL(origin).hostname].find((name) => !loopback.has(name));
  if (open === undefined) return;
  throw new ConfigError(
    `The embedded sign-in is for this machine only, and would be open at "${open}"; set AUTH_ISSUER.`,
  );
}

function makeDataFolder({ dataDir }: Config): void {
  try {
    makeFolder(resolve(dataDir));
  } catch (error) {
    const cause = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(`DATA_DIR is "${dataDir}", but that folder cannot be made (${cause}).`);
  }
}

/** Where localhost has two addresses, Fastify would start a second server without our connection limits and our stop. */
function listenAddress({ host }: Config): string {
  return host === 'localhost' ? '127.0.0.1' : host;
}

/** What a failed listen means for whoever set PORT and HOST; a port in use stays Node's own error. */
function listenError(error: unknown, { port, host }: Config): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EACCES') return new ConfigError(`PORT is ${port}, but this user may not open that port.`);
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL' || code === 'EAI_AGAIN') {
    return new ConfigError(`HOST is "${host}", but this machine has no such address.`);
  }
  return error;
}

/** All results, or the first failure once every part has come to rest, so that none starts something behind our back. */
async function settled<First, Second>(parts: [Promise<First>, Promise<Second>]): Promise<[First, Second]> {
  await Promise.allSettled(parts);
  return Promise.all(parts);
}

async function loadCode() {
  const [app, { takeMedia }, sweep, { createIdentity }, { identitySettings }] = await Promise.all([
    import('./app.ts'),
    import('./blobs/take-media.ts'),
    import('./blobs/sweep.ts'),
    import('./identity/identity.ts'),
    import('./identity/settings.ts'),
  ]);
  return { ...app, ...sweep, takeMedia, createIdentity, identitySettings };
}

async function startIdentity(config: Config, closers: Closer[]) {
  const code = await loadCode();
  const identity = await code.createIdentity(identitySettingsOf(config, code), {
    origin: config.origin,
    dataDir: config.dataDir,
    platformName: config.platformName,
    production: config.environment === 'production',
  });
  closers.push(identity.close);
  return { code, identity };
}

function identitySettingsOf(config: Config, code: Code) {
  return code.identitySettings({
    authIssuer: config.auth.issuer,
    authClientId: config.auth.clientId,
    authScope: config.auth.scope,
    authAudience: config.auth.audience,
    authOrganisation: config.auth.organisation,
    origin: config.origin,
  });
}

async function startDatabase(
  config: Config,
  { closers, fail, withinGrace }: Ending,
): Promise<{ database: Database; url: string }> {
  const url = config.databaseUrl ?? (await startEmbedded(config, closers, fail));
  const [{ migrate }, { openDatabase }] = await Promise.all([
    import('./store/migrate.ts'),
    import('./store/database.ts'),
  ]);
  await migrate(url, undefined, { onDelay: console.error });
  let quietUntil = 0;
  const database = await openDatabase(url, {
    onError: (error) => {
      // All connections are lost at once; one line says so.
      if (performance.now() < quietUntil) return;
      quietUntil = performance.now() + quietMs;
      console.error(`Database connections were lost: ${error.message}`);
    },
  });
  closers.push(() => {
    quietUntil = Number.POSITIVE_INFINITY;
    return withinGrace(database.close());
  });
  return { database, url };
}

/** So long no further line tells of lost connections, milliseconds. */
const quietMs = 5_000;

/** Draws the demo's pictures, once, when asked; a folder without a database will ask. A bucket may be another's: it waits. */
function demoPictures(config: Config, closers: Closer[]): () => Promise<DemoFile[]> {
  let drawn: Promise<DemoFile[]> | undefined;
  const pictures = () =>
    (drawn ??= import('./demo/store-pictures.ts').then(({ storePictures }) => storePictures(config)));
  const isNew = !config.databaseUrl && !config.storage && !existsSync(join(config.dataDir, 'pg'));
  if (config.seed === 'demo' && isNew) {
    // Whoever asks for them hears of a failure; a start that fails before leaves nothing behind that still draws.
    const ended = pictures().catch(() => undefined);
    closers.push(() => ended);
  }
  return pictures;
}

/** The demo's code is loaded only here, and does nothing when the database has a network already. */
async function seedOnce(config: Config, url: string, pictures: () => Promise<DemoFile[]>): Promise<void> {
  if (config.seed !== 'demo') return;
  const [{ seedDemo }, { pointToSite }, { openDatabase }] = await Promise.all([
    import('./demo/seed-demo.ts'),
    import('./demo/point-to-site.ts'),
    import('./store/database.ts'),
  ]);
  const database = await openDatabase(url, { poolSize: 1, asOwner: true });
  try {
    await seedDemo(database, { productName: config.productName, productUrl: `${config.origin}/manage/`, pictures });
    if (config.publicSite) await pointToSite(database, config.origin);
  } finally {
    await database.close();
  }
}

async function startEmbedded(config: Config, closers: Closer[], fail: (error: Error) => void): Promise<string> {
  const { startEmbeddedPostgres } = await import('./database/embedded-postgres.ts');
  const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, onRestart: console.error });
  closers.push(postgres.stop);
  void postgres.failed.then(fail);
  return postgres.url;
}

/** Last started, first closed. All are closed even if one fails; the first failure is then thrown. */
async function closeAll(closers: readonly Closer[]): Promise<void> {
  const failures: unknown[] = [];
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** `node service/server.ts`: the service by itself, as the environment says. A second Ctrl-C does not wait any more. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const closer = stopOnSignal(() => process.exit(130));
  const service = await startService(config).catch((error: unknown) => {
    throw portInUse(error) ? new ConfigError(`PORT is ${config.port}, but another program uses that port.`) : error;
  });
  closer.close = service.close;
  console.log(`${config.platformName} is ready: ${service.address}/manage/`);
  void service.failed.then((error) => service.close().finally(() => endWith(error)));
}

function portInUse(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
}

if (import.meta.main) main().catch(endWith);
