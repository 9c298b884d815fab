/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SlideLinkKind } from './slideLinkKind.ts';
import type { SlideLinkTarget } from './slideLinkTarget.ts';

/**
 * Where a slide leads.
 */
export type SlideLink = SlideLinkTarget & {
  /** To what kind of thing. */
  kind: SlideLinkKind;
};
