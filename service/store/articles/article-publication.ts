import type { ArticleAction, ArticleState } from '../contract.ts';
import { ConflictError, ContradictionError } from '../errors.ts';

/** When an article is on the site: what administrators say of it, and the moment of its first publication. */
export interface Publication {
  readonly published: boolean;
  readonly publishedAt: string | null;
  readonly firstPublishedAt: string | null;
}

/** What else of an article decides on its publication. */
interface Limits {
  readonly unpublishAt?: string | null | undefined;
  readonly embargoUntil?: string | null | undefined;
}

/** What may be done to an article in each of its states. */
const legal: Readonly<Record<ArticleState, readonly ArticleAction[]>> = {
  draft: ['publish', 'delete', 'duplicate'],
  scheduled: ['publish', 'unpublish', 'delete', 'duplicate'],
  published: ['unpublish', 'delete', 'duplicate'],
  unpublished: ['publish', 'delete', 'duplicate'],
  expired: ['publish', 'delete', 'duplicate'],
  deleted: ['restore', 'duplicate'],
};

/** Throws `ConflictError` (`illegalAction`), which names what the state allows instead. */
export function refuseIllegal(state: ArticleState, action: ArticleAction): void {
  if (legal[state].includes(action)) return;
  const allowed = legal[state].join(', ');
  const message = `What is ${state} does not allow to ${action} it. It allows: ${allowed}.`;
  throw new ConflictError('illegalAction', ['action'], message);
}

/** The moment that a text of the contract names, milliseconds: `+0100` without a colon is a form that Date need not know. */
export function momentOf(text: string): number {
  return Date.parse(text.replace(/([+-]\d{2})(\d{2})$/, '$1:$2'));
}

/** A moment as articles are read, without parts of a second. */
function writtenMoment(milliseconds: number): string {
  return `${new Date(milliseconds).toISOString().slice(0, 19)}Z`;
}

/**
 * The publication that a save leads to. Published without a moment means now; a moment that is taken away from what is
 * scheduled unpublishes it, and from what is published leaves it where it is. `state` is that of before.
 */
export function savedPublication(
  wanted: { published: boolean; publishedAt: string | null },
  before: Publication | undefined,
  state: ArticleState | undefined,
  now: number,
): Publication {
  const { published, publishedAt } = wanted;
  if (!published) return { published, publishedAt, firstPublishedAt: pastOnly(before?.firstPublishedAt, now) };
  if (publishedAt === null && state === 'scheduled') {
    return { published: false, publishedAt: null, firstPublishedAt: pastOnly(before?.firstPublishedAt, now) };
  }
  const kept = state === 'published' || state === 'expired' ? (before?.publishedAt ?? null) : null;
  return publishedAtMoment(publishedAt ?? kept ?? writtenMoment(now), before, now);
}

/** The publication that the action `publish` leads to: a moment ahead is kept unless it is scheduled for that already, an old one too. */
export function actedPublication(before: Publication, state: ArticleState, now: number): Publication {
  const moment = state === 'scheduled' || before.publishedAt === null ? writtenMoment(now) : before.publishedAt;
  return publishedAtMoment(moment, before, now);
}

/** What is taken off the site; a first publication that was still to come never was one. */
export function endedPublication(before: Publication, now: number): Publication {
  return { ...before, published: false, firstPublishedAt: pastOnly(before.firstPublishedAt, now) };
}

function publishedAtMoment(moment: string, before: Publication | undefined, now: number): Publication {
  return { published: true, publishedAt: moment, firstPublishedAt: pastOnly(before?.firstPublishedAt, now) ?? moment };
}

function pastOnly(moment: string | null | undefined, now: number): string | null {
  return moment && momentOf(moment) <= now ? moment : null;
}

/**
 * Throws `ConflictError` (`embargo`) for what would be on the site before its embargo ends, and `ContradictionError`
 * (`unpublishBeforePublish`) for what would leave the site before it came.
 */
export function refusePublication(
  { published, publishedAt }: Publication,
  { unpublishAt, embargoUntil }: Limits,
): void {
  if (publishedAt && unpublishAt && momentOf(unpublishAt) <= momentOf(publishedAt)) {
    const message = 'An article cannot leave the site before it is published.';
    throw new ContradictionError('unpublishBeforePublish', ['metadata.unpublishAt'], message);
  }
  if (published && publishedAt && embargoUntil && momentOf(embargoUntil) > momentOf(publishedAt)) {
    throw new ConflictError('embargo', ['metadata.embargoUntil'], `It must not be published before ${embargoUntil}.`);
  }
}
