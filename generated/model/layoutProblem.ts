/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutProblemCode } from './layoutProblemCode.ts';
import type { LayoutProblemSeverity } from './layoutProblemSeverity.ts';
import type { Title } from './title.ts';

/**
 * Something in a layout that visitors would miss.
 */
export interface LayoutProblem {
  /** Whether something is missing on the page, or may be soon. */
  severity: LayoutProblemSeverity;
  /** What is wrong; the console has words for each. */
  code: LayoutProblemCode;
  /**
     * The layout; null for one that was never saved.
     * @nullable
     */
  layoutId: string | null;
  /** The group. */
  groupId: string;
  /**
     * The section.
     * @nullable
     */
  sectionId: string | null;
  /**
     * The slide.
     * @nullable
     */
  slideId: string | null;
  /** Dotted path of the property within the section, such as `config.pinned.0.articleId`; empty for all of it. */
  path: string;
  /** What it is about, in one language. */
  title: string;
  /** The same in each language that it differs in. */
  titles: Title[];
  /**
     * The page of the console that helps.
     * @nullable
     */
  href: string | null;
}
