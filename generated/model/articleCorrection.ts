/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleCorrectionKind } from './articleCorrectionKind.ts';
import type { Instant } from './instant.ts';

/**
 * A correction that readers see beneath the text.
 */
export interface ArticleCorrection {
  at: Instant;
  /**
     * What was wrong and what is right.
     * @minLength 1
     * @maxLength 1000
     * @pattern \S
     */
  text: string;
  /** Whether something was wrong or only unclear. */
  kind: ArticleCorrectionKind;
}
