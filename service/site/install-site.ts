import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../http/http-error.ts';
import { withTimeout } from '../http/with-timeout.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';
import { createShares, type SiteShares } from '../store/site-shares.ts';
import { installPreviews } from './preview-routes.ts';
import { colourFinder } from './site-colours.ts';
import { readFrame } from './site-frame.ts';
import { installPages, type SiteParts } from './site-routes.ts';

/** Where the site's built stylesheet and fonts lie (`dist/site`), and what the pages are served from. */
export type SiteInstallation = Omit<SiteParts, 'inTurn'> & { readonly folder: string };

/** So many pages of a site are made at once; a visitor waits so long for one, milliseconds. */
const [pagesAtOnce, patienceMs] = [2, 10_000];

const forever = 'public, max-age=31536000, immutable';
/** Names as the build makes them. */
const fileName = /^[\w.-]+$/;

/**
 * Installs the public site: its stylesheet and colours always, for previews have them too; its pages where the setting
 * PUBLIC_SITE says so. The console's static files have to be installed before.
 */
export function installSite(app: FastifyInstance, parts: SiteInstallation): void {
  app.get<{ Params: { file: string } }>('/site/assets/:file', (request, reply) => {
    const { file } = request.params;
    if (!fileName.test(file) || file.startsWith('.')) throw new HttpError(404, 'There is nothing at this address.');
    return reply.header('cache-control', forever).sendFile(file, join(parts.folder, 'assets'));
  });
  const all = { ...parts, inTurn: inTime(createShares(pagesAtOnce, patienceMs)) };
  installColours(app, all);
  installPreviews(app, all);
  if (parts.config.publicSite) installPages(app, all);
}

/** Limits how long a visitor waits for a page, as when the database hangs. The page keeps its turn until its work has ended. */
function inTime(shares: SiteShares): SiteShares {
  return (instanceId, work) =>
    withTimeout(shares(instanceId, work), patienceMs, (reason) => new DatabaseUnavailableError(reason));
}

/** The colours of a site's club as a stylesheet; its address names the crest that they come from. */
function installColours(app: FastifyInstance, parts: SiteParts): void {
  const { database, inTurn } = parts;
  const coloursOf = colourFinder(parts);
  app.get<{ Params: { file: string } }>('/site/theme/:file', async (request, reply) => {
    const [, instanceId] = /^([\w-]+)\.css$/.exec(request.params.file) ?? [];
    const found =
      instanceId &&
      (await inTurn(instanceId, () =>
        database.readInstance(instanceId, (reader) => readFrame(reader, '/', new Date())),
      ));
    if (!found) throw new HttpError(404, 'There is nothing at this address.');
    const { crest, name } = found.frame;
    const { colours, isLasting } = await coloursOf(crest, name);
    const styles = (await parts.renderer()).renderTheme(colours);
    const cacheControl = isLasting ? 'public, max-age=3600' : 'no-store';
    return reply.header('cache-control', cacheControl).type('text/css; charset=utf-8').send(styles);
  });
}
