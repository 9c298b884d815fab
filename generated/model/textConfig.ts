/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SectionText } from './sectionText.ts';

/**
 * A text.
 */
export interface TextConfig {
  body?: SectionText | null;
}
