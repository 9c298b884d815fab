import { foldName } from '../../../openapi/formats/text.ts';

/** A path as it is kept: one slash in front and none at the end; `/` is the start page. */
export function writtenPath(path: string): string {
  let [start, end] = [0, path.length];
  while (path[start] === '/') start += 1;
  // Step by step: a pattern would try again from each slash of a path of thousands.
  while (end > start && path[end - 1] === '/') end -= 1;
  return `/${path.slice(start, end)}`;
}

/** A path as no two routes of a site may share it; `path` as it is kept. */
export function foldedPath(path: string): string {
  return foldName(path);
}

/**
 * The regular expression, for PostgreSQL, of the folded paths that a path with a `:part` takes: each such part stands
 * for any text without a slash. Null for a path without one, which takes no other path than its own.
 */
export function pathPattern(path: string): string | null {
  const parts = foldedPath(path).split('/').slice(1);
  if (!parts.some((part) => part.startsWith(':'))) return null;
  const pattern = parts.map((part) => (part.startsWith(':') ? '[^/]+' : part.replace(/[^\p{L}\p{N}_]/gu, '\\$&')));
  return `^/${pattern.join('/')}$`;
}
