import type { SiteLayout } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import type { LayoutConflict } from '../merge/layout-conflict.ts';
import { mergeLayouts } from '../merge/merge-layouts.ts';
import { changesOf } from '../model/changes.ts';

/** What publishing reads and writes. */
export interface LayoutCalls {
  /** The layout as it is stored now. */
  read(): Promise<SiteLayout>;
  /** @throws ApiError 412 when the stored layout is not at the version of `layout` any more */
  save(layout: SiteLayout): Promise<SiteLayout>;
}

/** Two versions between which somebody else published. */
export interface Meanwhile {
  before: SiteLayout;
  after: SiteLayout;
}

/** How a publish ended. */
export interface Published {
  /** What is stored, as far as it is known. */
  base: SiteLayout;
  /** What the user has: as it is stored now, or with what somebody else published where nothing conflicted. */
  draft: SiteLayout;
  meanwhile?: Meanwhile | undefined;
  /** Why it was refused; undefined when all is published. */
  cause?: unknown;
  /** What both changed. Nothing is sent until somebody has chosen. */
  conflicts?: readonly LayoutConflict[] | undefined;
}

/** How often a publish starts over when somebody else keeps publishing in between. */
const TRIES = 3;

/**
 * Publishes a layout with all that stands in it, in one call (docs/decisions/0025). What somebody else published meanwhile is merged; where both
 * changed the same, nothing is sent.
 */
export async function publishLayout(calls: LayoutCalls, base: SiteLayout, draft: SiteLayout): Promise<Published> {
  let now: Published = { base, draft };
  for (let tries = 1; ; tries += 1) {
    try {
      const stored = await calls.save({ ...now.draft, version: now.base.version });
      return { ...now, base: stored, draft: stored };
    } catch (cause) {
      if (!isOutdated(cause) || tries === TRIES) return { ...now, cause };
      const fresh = await calls.read().catch(() => undefined);
      if (!fresh) return { ...now, cause };
      // An earlier try was stored and only its answer was lost.
      if (changesOf(now.draft, fresh).length === 0) return { ...now, base: fresh, draft: fresh };
      const meanwhile = { before: now.meanwhile?.before ?? now.base, after: fresh };
      const { merged, conflicts } = mergeLayouts({ base: now.base, mine: now.draft, theirs: fresh });
      if (conflicts.length > 0) return { ...now, meanwhile, conflicts };
      now = { base: fresh, draft: merged, meanwhile };
    }
  }
}

/** Whether a refusal says that the layout is not as it was read. */
const isOutdated = (cause: unknown): boolean => cause instanceof ApiError && cause.status === 412;
