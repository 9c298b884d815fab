/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SlideButtonLinkKind } from './slideButtonLinkKind.ts';
import type { SlideLinkTarget } from './slideLinkTarget.ts';

/**
 * Where a button leads; unlike a slide, it always leads somewhere.
 */
export type SlideButtonLink = SlideLinkTarget & {
  /** To what kind of thing. */
  kind: SlideButtonLinkKind;
};
