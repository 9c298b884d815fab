import { ApiError } from '../../contract/api-error.ts';
import type { CallWatch } from '../../contract/fetcher.ts';

const PREFIX = '/articles';
/** What counts as empty (specification §5). */
const EMPTY: ReadonlySet<string> = new Set(['', 'null', 'undefined']);

const isOfArticles = (url: string): boolean => url === PREFIX || url.startsWith(`${PREFIX}/`);

/** Refuses a call of articles that names nothing (specification §5: 'Invalid parameter passed'), before it is sent. */
function refuseEmptyId(url: string): void {
  if (!isOfArticles(url) || url === PREFIX) return;
  const [path = '', query] = url.split('?');
  const named = [...path.slice(PREFIX.length + 1).split('/'), ...[new URLSearchParams(query).get('id') ?? 'given']];
  if (named.some((part) => EMPTY.has(decodeURIComponent(part)))) {
    throw new ApiError('http', 400, 'Invalid parameter passed', [
      { path: 'id', code: 'invalidParameter', message: 'Invalid parameter passed' },
    ]);
  }
}

/** A failing call of articles is noted as a warning (specification §8); what gave it up is no failure. */
function warnOfArticles(url: string, error: unknown): void {
  if (!isOfArticles(url) || (error instanceof ApiError && error.kind === 'aborted')) return;
  console.warn(`The call ${url.split('?')[0]} failed:`, error instanceof Error ? error.message : error);
}

/** What specification §5 and §8 ask of the calls of articles. */
export const articleCalls: CallWatch = { before: refuseEmptyId, failed: warnOfArticles };
