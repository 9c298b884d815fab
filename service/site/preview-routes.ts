import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { pathOfArticle } from '../store/articles/article-json.ts';
import { getArticle } from '../store/articles/articles.ts';
import { type OpenedPreview, openPreview } from '../store/articles/preview-token.ts';
import { sql } from '../store/sql.ts';
import { shownAt } from './published-articles.ts';
import { sponsorsOfSite } from './read-sponsors.ts';
import { articleContent } from './site-content.ts';
import { readFrame } from './site-frame.ts';
import { locationOf, pictureBase, previewHeaders } from './site-headers.ts';
import { completePage } from './site-page.ts';
import { languageOf } from './site-refusals.ts';
import type { SiteParts } from './site-routes.ts';

type PreviewRequest = FastifyRequest<{ Params: { id: string }; Querystring: Record<string, unknown> }>;

/** How wide a preview in a frame may be, pixels. */
const [narrowest, widest] = [240, 1600];

/**
 * Serves an article to anyone who has a preview address of it, signed in or not: as its page will be, with a banner. What is
 * published leads to its page, also by an address that has expired; everything else that cannot be shown is one and the same
 * answer, which does not tell why.
 */
export function installPreviews(app: FastifyInstance, parts: SiteParts): void {
  app.get('/site/preview/article/:id', { config: { operation: 'preview' } }, async (request: PreviewRequest, reply) => {
    reply.headers(previewHeaders(parts.config));
    const preview = await findPreview(parts, request);
    if (preview === undefined) return sendOver(parts, request, reply);
    if ('url' in preview) return reply.redirect(preview.url, 302);
    return reply.type('text/html; charset=utf-8').send(preview.html);
  });
}

async function sendOver({ renderer }: SiteParts, request: FastifyRequest, reply: FastifyReply) {
  const { renderMessage } = await renderer();
  const html = renderMessage({ kind: 'over', lang: languageOf(request) });
  return reply.code(404).type('text/html; charset=utf-8').send(html);
}

/** Where a published article is, or the page of one that is not; undefined where there is nothing to show. */
async function findPreview(parts: SiteParts, { params: { id }, query }: PreviewRequest) {
  const token = typeof query.token === 'string' ? query.token : '';
  const opened = await openPreview(parts.database, { id, token });
  return opened && parts.inTurn(opened.instanceId, () => makePreview(parts, opened, { id, query, token }));
}

type AskedPreview = { readonly id: string; readonly query: Record<string, unknown>; readonly token: string };

async function makePreview(parts: SiteParts, opened: OpenedPreview, { id, query, token }: AskedPreview) {
  const { config, database } = parts;
  const { renderPage, renderPhonePage } = await parts.renderer();
  const { groups: sponsors } = await sponsorsOfSite(database, opened.instanceId, pictureBase(config));
  return database.readInstance(opened.instanceId, async (reader) => {
    const found = await getArticle(reader, id, pictureBase(config));
    const [row] = await reader.query<{ path: string }>(
      sql`SELECT ${pathOfArticle(sql`p`)} AS path FROM articles p WHERE p.uuid = ${id}`,
    );
    if (!found || !row || found.article.deleted) return undefined;
    const { article } = found;
    if (article.state === 'published')
      return { url: article.url ? locationOf(article.url) : `/site/${opened.instanceId}${encodeURI(row.path)}` };
    if (opened.isExpired) return undefined;
    const width = widthOf(query.width);
    if (width !== undefined) {
      const address = `/site/preview/article/${id}?token=${encodeURIComponent(token)}`;
      return { html: renderPhonePage({ address, width, lang: article.lang }) };
    }
    const frame = await readFrame(reader, row.path, new Date());
    if (!frame) return undefined;
    const content = await articleContent(reader, frame.frame, shownAt(article, row.path));
    const preview = { expiresAt: opened.expiresAt, lang: article.lang };
    return {
      html: renderPage(await completePage({ reader, found: frame, content, sponsors, addresses: config, preview })),
    };
  });
}

function widthOf(text: unknown): number | undefined {
  const width = Number(text);
  return Number.isInteger(width) && width >= narrowest && width <= widest ? width : undefined;
}
