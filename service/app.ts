import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import Fastify, { type FastifyInstance } from 'fastify';
import type { DestinationStream } from 'pino';
import { isDiskStore } from './blobs/disk-store.ts';
import type { ObjectStore } from './blobs/object-store.ts';
import { installUploads } from './blobs/upload-route.ts';
import type { Config } from './config.ts';
import { createFindSite } from './http/access.ts';
import { installBodyLengths } from './http/body-length.ts';
import { installClosing } from './http/closing.ts';
import { installCompression } from './http/compression.ts';
import { limitConnections } from './http/connection-limit.ts';
import { watchConnections } from './http/connections.ts';
import { installConsole, readableConsoleAddress } from './http/console.ts';
import { readContract } from './http/contract.ts';
import { installErrors } from './http/errors.ts';
import { installHealth } from './http/health.ts';
import { bodyLimit, installJsonBodies } from './http/json-body.ts';
import { installLargeBodies } from './http/large-bodies.ts';
import { installRequestLog, loggingOptions } from './http/logging.ts';
import { installMetrics } from './http/metrics.ts';
import { limitPipelining } from './http/pipelining.ts';
import { createRateLimit } from './http/rate-limit.ts';
import { createRoom, placesOf } from './http/room.ts';
import { addRoutes } from './http/routes.ts';
import { commonHeaders, dataHeaders } from './http/security-headers.ts';
import { installSignIn } from './http/sign-in.ts';
import { installPatience, longestUploadMs } from './http/slow-clients.ts';
import { schemaChecks } from './http/validation.ts';
import type { Identity } from './identity/identity.ts';
import { installImages } from './images/image-routes.ts';
import { createFindFile } from './operations/find-file.ts';
import { createHandlers } from './operations/handlers.ts';
import { installSite } from './site/install-site.ts';
import { siteRefusals } from './site/site-refusals.ts';
import { builtRenderer, type FindRenderer } from './site/site-renderer.ts';
import type { Database } from './store/database.ts';
import { installVideos } from './videos/video-routes.ts';

/** What the service is made of. The app closes none of these. */
export type AppParts = {
  readonly config: Config;
  readonly database: Database;
  readonly blobs: ObjectStore;
  readonly identity: Identity;
  /** Absolute path of the built console; `dist/console` unless a test says otherwise. */
  readonly consoleFolder?: string;
  /** Draws the public site's pages; what is built in `dist/site` unless a test says otherwise. */
  readonly siteRenderer?: FindRenderer;
  /** Where log lines go; standard output unless a test says otherwise. */
  readonly logDestination?: DestinationStream;
};

/** Builds the whole HTTP side. It does not listen yet; tests call it by `inject`. */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { config, database, blobs, identity } = parts;
  const production = config.environment === 'production';
  const app = Fastify({
    ...loggingOptions(config.logLevel, parts.logDestination),
    bodyLimit,
    requestTimeout: longestUploadMs,
    // A request that comes on a kept connection while the service stops is answered as any other; see closing.ts.
    return503OnClosing: false,
    // Longer than any described path parameter, so that the contract's own limit answers.
    routerOptions: { maxParamLength: 2_000 },
    // An address that cannot be decoded matches no route, yet is answered like any other bad request.
    frameworkErrors: (error, request, reply) => {
      const readable = error.code === 'FST_ERR_BAD_URL' ? readableConsoleAddress(request) : undefined;
      if (readable === undefined) void app.errorHandler(error, request, reply);
      else void reply.redirect(readable, 302);
    },
  });
  const connections = watchConnections(app);
  limitConnections(app, connections);
  const closing = installClosing(app, connections);
  limitPipelining(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...commonHeaders(production), ...dataHeaders });
  });
  installPatience(app);
  installBodyLengths(app);
  installRequestLog(app);
  installMetrics(app);
  const contract = readContract();
  const checkConfig = schemaChecks(contract);
  const room = createRoom(placesOf(config));
  const renderer = parts.siteRenderer ?? builtRenderer(builtSite);
  installErrors(app, { room, findPage: siteRefusals(config, renderer) });
  await installCompression(app);
  installLargeBodies(app, { signal: closing });
  installJsonBodies(app);
  installHealth(app, { database, room, mediaFolder: isDiskStore(blobs) ? blobs.takeFiles : undefined });
  installSignIn(app, identity);
  if (isDiskStore(blobs)) await installUploads(app, blobs);
  const media = { store: blobs, findFile: createFindFile(database) };
  installImages(app, { ...media, closing, cacheFolder: join(config.dataDir, 'renditions') });
  installVideos(app, media);
  await installConsole(app, { config, identity, folder: parts.consoleFolder ?? builtConsole });
  installSite(app, {
    ...media,
    config,
    database,
    checkConfig,
    renderer,
    folder: builtSite,
  });
  addRoutes(app, {
    contract,
    handlers: createHandlers({ database, blobs, config, checkConfig, closing, log: app.log }),
    verify: identity.verifyAccessToken,
    findSite: createFindSite(database),
    count: await createRateLimit(app, config.rateLimit),
    checkAnswers: !production,
  });
  return app;
}

const builtConsole = fileURLToPath(new URL('../dist/console', import.meta.url));
const builtSite = fileURLToPath(new URL('../dist/site', import.meta.url));
