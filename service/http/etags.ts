import { hash } from 'node:crypto';

/** The ETag of a stored version (an integer that grows with each change). */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** The ETag of an answer that has no version of its own, such as a page of a list: a hash of its text. */
export function contentTag(text: string): string {
  return `"${hash('sha1', text, 'base64url')}"`;
}

/** Whether the value of an If-None-Match header names the ETag (RFC 9110 §13.1.2: weak comparison). */
export function isUnchanged(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch !== undefined && (ifNoneMatch.trim() === '*' || opaqueTags(ifNoneMatch).includes(tag));
}

/**
 * The version that an If-Match header expects; undefined: any. Of a list only the greatest can be the present one, for
 * versions only grow; what is no version of ours becomes 0, which nothing ever has. A proxy that compresses answers marks
 * their ETags as weak (`W/"3"`) or by the way of it (`"3-gzip"`); since a version stands for one stored state both are
 * ignored, or nobody behind such a proxy could save.
 */
export function expectedVersion(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const versions = opaqueTags(ifMatch).map((tag) => Number(/^"(\d{1,9})(?:[-;][^"]*)?"$/.exec(tag)?.[1] ?? 0));
  return Math.max(0, ...versions);
}

/** The quoted parts of a list of ETags, quotes kept and weakness dropped. */
function opaqueTags(header: string): string[] {
  return header.match(/"[^"]*"/g) ?? [];
}
