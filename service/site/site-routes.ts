import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { absoluteAddress, isWebAddress } from '../../openapi/formats/web-address.ts';
import type { Config } from '../config.ts';
import { contentTag, isUnchanged } from '../http/etags.ts';
import { HttpError } from '../http/http-error.ts';
import type { Database } from '../store/database.ts';
import type { CheckConfig } from '../store/layouts/section-rules.ts';
import { writtenPath } from '../store/routes/route-path.ts';
import type { SiteShares } from '../store/site-shares.ts';
import { createPageTurns } from './page-turns.ts';
import { sponsorsOfSite } from './read-sponsors.ts';
import type { ColourParts } from './site-colours.ts';
import { type Asked, contentOf, type Elsewhere } from './site-content.ts';
import { readFrame } from './site-frame.ts';
import { locationOf, pictureBase, publicHeaders } from './site-headers.ts';
import { completePage } from './site-page.ts';
import type { FindRenderer } from './site-renderer.ts';

/** What the public site is served from. */
export type SiteParts = ColourParts & {
  readonly config: Config;
  readonly database: Database;
  readonly renderer: FindRenderer;
  /** Checks the config of a section by a schema of the contract. */
  readonly checkConfig: CheckConfig;
  /** Has few pages of a site made at once, so that its visitors leave connections to its administrators. */
  readonly inTurn: SiteShares;
};

type SiteRequest = FastifyRequest<{
  Params: { instanceId: string; '*'?: string };
  Querystring: Record<string, unknown>;
}>;

type Page = { readonly kind: 'page'; readonly status: number; readonly html: string; readonly tag: string };
type Answer = Elsewhere | Page;

/** Serves the pages of every site at `/site/{instanceId}/...`, out of what is published. */
export function installPages(app: FastifyInstance, parts: SiteParts): void {
  const inTurn = createPageTurns<Answer>(parts.inTurn);
  const answer = async (request: SiteRequest, reply: FastifyReply) => {
    const { instanceId } = request.params;
    const asked = askedOf(request);
    const found = await inTurn(instanceId, JSON.stringify(asked), () => makePage(parts, instanceId, asked));
    if (found.kind === 'elsewhere') return leadElsewhere(reply, found);
    return sendPage(request, reply.headers(publicHeaders(parts.config)), found);
  };
  const options = { config: { operation: 'site' } } as const;
  app.get('/site/:instanceId', options, answer);
  app.get('/site/:instanceId/*', options, answer);
}

/** The page at an address, or where that leads instead. */
async function makePage(
  { config, database, checkConfig, renderer }: SiteParts,
  instanceId: string,
  asked: Asked,
): Promise<Answer> {
  const { renderPage } = await renderer();
  const base = pictureBase(config);
  const sponsors = await sponsorsOfSite(database, instanceId, base);
  return database.readInstance(instanceId, async (reader) => {
    const found = await readFrame(reader, asked.path, new Date());
    if (!found) throw new HttpError(404, 'There is no site at this address.');
    const { frame, route } = found;
    const content = await contentOf(route, { reader, asked, frame, base, checkConfig, mainSponsors: sponsors.main });
    if (content.kind === 'elsewhere') return content;
    const page = await completePage({ reader, found, content, sponsors: sponsors.groups, addresses: config });
    const html = renderPage(page);
    return { kind: 'page', status: content.kind === 'notFound' ? 404 : 200, html, tag: contentTag(html) };
  });
}

/** Sends a page, or tells that the browser has it already. */
function sendPage(request: FastifyRequest, reply: FastifyReply, { status, html, tag }: Page) {
  reply.header('etag', tag);
  if (status === 200 && isUnchanged(request.headers['if-none-match'], tag)) return reply.code(304).send();
  return reply.code(status).type('text/html; charset=utf-8').send(html);
}

/** A former address leads to the present one, and an outside route to where it points, if a browser may go there. */
function leadElsewhere(reply: FastifyReply, { address, isForGood }: Elsewhere) {
  const isOwn = /^\/site\/(?!\/)/.test(address);
  if (!isOwn && !isWebAddress(address)) throw new HttpError(404, 'There is nothing at this address.');
  const target = isOwn ? address : locationOf(absoluteAddress(address));
  return reply.header('cache-control', 'public, max-age=30').redirect(target, isForGood ? 301 : 302);
}

/** The address below the site, as routes have paths, and what its query asks for. */
function askedOf({ params, query }: SiteRequest): Asked {
  const page = Number(query.page);
  return {
    path: writtenPath(params['*'] ?? ''),
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
    played: query.played === '1',
    show: typeof query.show === 'string' ? query.show : undefined,
  };
}
