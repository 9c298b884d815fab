/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { NameLanguage } from './nameLanguage.ts';

/**
 * A name in one language.
 */
export interface Name {
  /** Language of the name; `display` is shown when no other fits. */
  language: NameLanguage;
  /**
     * The name itself.
     * @maxLength 200
     */
  translation: string;
}
