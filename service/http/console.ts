import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BASE } from '../../generated/service.ts';
import type { Config } from '../config.ts';
import type { Identity } from '../identity/identity.ts';
import { loopbackRedirect } from '../identity/loopback.ts';
import { HttpError } from './http-error.ts';
import {
  bridgeHeaders,
  consoleHeaders,
  type Headers,
  type MediaAddresses,
  outsideOrigins,
} from './security-headers.ts';

/** What the console is served from. */
export type ConsoleParts = {
  readonly config: Config;
  readonly identity: Identity;
  /** Absolute path of the built console (`dist/console`); it may be missing while Vite serves the console. */
  readonly folder: string;
};

/** Where the redirect bridge lies in the built console. */
const bridgeFile = 'auth/callback.html';
const revalidated: Headers = { 'cache-control': 'no-cache' };
/** The sign and the script of the head have no hash in their names; they seldom change and never break a page. */
const forAWhile: Headers = { 'cache-control': 'public, max-age=86400' };
const forever: Headers = { 'cache-control': 'public, max-age=31536000, immutable' };

/**
 * Serves the built console under `/manage`: hashed assets to keep for ever, pages to ask for each time, `index.html` for
 * every address that is the console's own affair, and `config.json` with what one build needs to know to run anywhere.
 */
export async function installConsole(app: FastifyInstance, parts: ConsoleParts): Promise<void> {
  await app.register(fastifyStatic, {
    root: parts.folder,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    suppressWarning: true,
  });
  const pageHeaders = createPageHeaders(parts);
  redirectToOwnName(app, parts.config.origin);

  app.get('/', async (_request, reply) => reply.redirect('/manage/', 302));
  // Asked for by browsers of their own accord wherever a page names no sign, as on the way back from the sign-in.
  app.get('/favicon.ico', async (_request, reply) => reply.redirect('/manage/icon.svg', 302));
  app.get('/manage', async (_request, reply) => reply.redirect('/manage/', 302));
  app.get('/manage/config.json', async (_request, reply) => reply.headers(revalidated).send(await clientConfig(parts)));
  app.get('/manage/auth/callback', (_request, reply) => send(reply, bridgeFile, { ...revalidated, ...bridgeHeaders }));
  app.get<{ Params: { '*': string } }>('/manage/assets/*', (request, reply) =>
    send(reply, `assets/${request.params['*']}`, forever),
  );
  app.get<{ Params: { '*': string } }>('/manage/*', async (request, reply) => {
    const path = request.params['*'];
    return isPage(path) || (await isVisit(request, parts.folder))
      ? send(reply, 'index.html', { ...revalidated, ...(await pageHeaders()) })
      : send(reply, path, forAWhile);
  });
}

/** Addresses without an extension are the console's routes; no page is shown without the headers of its own kind. */
function isPage(path: string): boolean {
  return !/\.[a-z0-9]+$/i.test(path) || path.endsWith('.html');
}

/** Whether a person came to an address that none of the build's files has: the console says so in its own words. */
async function isVisit({ headers, params }: FastifyRequest, folder: string): Promise<boolean> {
  const path = (params as { '*': string })['*'];
  if (!headers.accept?.includes('text/html')) return false;
  return !fileName.test(path) || !(await stat(join(folder, path)).catch(() => undefined))?.isFile();
}

/**
 * An address of the console whose percent-encoding nobody can read, as one that everybody can: for the console to say that there
 * is nothing. Undefined for what no person came to.
 */
export function readableConsoleAddress({ method, url, headers }: FastifyRequest): string | undefined {
  const isPage = method === 'GET' && url.startsWith('/manage/') && headers.accept?.includes('text/html');
  return isPage ? (url.split('?')[0] ?? '').replaceAll('%', '%25') : undefined;
}

/** Names as the build makes them; anything else (dots that climb, NUL, backslashes) cannot be one of its files. */
const fileName = /^(?!.*\.\.)[\w@.-]+(\/[\w@.-]+)*$/;

function send(reply: FastifyReply, file: string, headers: Headers): FastifyReply {
  if (!fileName.test(file)) throw new HttpError(404, 'There is nothing at this address.');
  return reply.headers(headers).sendFile(file);
}

/** The JSON that the console reads before it starts. Its parser is `src/app/auth/settings.ts`. */
async function clientConfig({ config, identity }: ConsoleParts) {
  return {
    identity: await identity.clientSettings(),
    apiBase: BASE,
    imagesUrl: config.imagesUrl,
    platformName: config.platformName,
    productName: config.productName,
    requestTimeoutMs: config.requestTimeoutMs,
  };
}

/** The page's headers name the provider's origins; while those are unknown the page may only reach the issuer's. */
function createPageHeaders({ config, identity }: ConsoleParts): () => Promise<Headers> {
  let known: Headers | undefined;
  const { issuer } = identity.settings;
  const unknown = { issuer, authorization_endpoint: issuer, token_endpoint: issuer, jwks_uri: issuer };
  const headersFor = (metadata: Parameters<typeof outsideOrigins>[0]) =>
    consoleHeaders(outsideOrigins(metadata, mediaAddresses(config), config.origin));
  return async () => {
    try {
      known ??= headersFor((await identity.clientSettings()).metadata);
      return known;
    } catch {
      return headersFor(unknown);
    }
  };
}

function mediaAddresses({ storage, imagesUrl }: Config): MediaAddresses {
  return { uploads: storage?.endpoint, files: storage?.publicUrl, images: imagesUrl };
}

/** The provider knows the service by one name only, so a browser that came by 127.0.0.1 is sent there first. */
function redirectToOwnName(app: FastifyInstance, origin: string): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' || (request.url !== '/' && !/^\/manage(\/|$|\?)/.test(request.url))) return;
    const address = loopbackRedirect(request.headers.host, request.url, origin);
    if (address !== undefined) return reply.redirect(address, 307);
  });
}
