import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { SiteRenderer } from '../../src/site/renderer.ts';
import { HttpError } from '../http/http-error.ts';

/** Draws pages; asked for at each page, so that the build may come after the service. */
export type FindRenderer = () => Promise<SiteRenderer>;

/** The renderer that `npm run build` made in this folder (`dist/site`), loaded when first needed. */
export function builtRenderer(folder: string): FindRenderer {
  let loaded: Promise<SiteRenderer> | undefined;
  const file = join(folder, 'render.js');
  return () => {
    // A failed import is remembered by Node for ever, so a missing file is told before it.
    if (!loaded && !existsSync(file)) throw new HttpError(503, 'The public site is not built yet: npm run build.');
    loaded ??= import(pathToFileURL(file).href) as Promise<SiteRenderer>;
    return loaded;
  };
}
