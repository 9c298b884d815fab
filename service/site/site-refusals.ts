import type { FastifyRequest } from 'fastify';
import type { FindRefusalPage } from '../http/errors.ts';
import { publicHeaders, type SiteAddresses } from './site-headers.ts';
import type { FindRenderer } from './site-renderer.ts';

/** The language of the site that a visitor's browser asks for first. */
export function languageOf({ headers }: Pick<FastifyRequest, 'headers'>): 'sv' | 'en' {
  return /^\s*sv\b/i.test(headers['accept-language'] ?? '') ? 'sv' : 'en';
}

/** Pages in words for visitors whose page of the public site cannot be drawn; whatever else is asked for has none. */
export function siteRefusals(addresses: SiteAddresses, renderer: FindRenderer): FindRefusalPage {
  return async (request, status) => {
    const { url, headers } = request;
    if (!/^\/site(?:[/?]|$)/.test(url) || !headers.accept?.includes('text/html')) return undefined;
    const { renderMessage } = await renderer();
    const kind = status < 500 && status !== 429 ? 'nothing' : 'unavailable';
    return { html: renderMessage({ kind, lang: languageOf(request) }), headers: publicHeaders(addresses) };
  };
}
