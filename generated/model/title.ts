/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TitleLanguage } from './titleLanguage.ts';

/**
 * What something is called in one language, put together by the service where it has no name of its own.
 */
export interface Title {
  /** Language of the title; `display` is shown when no other fits. */
  language: TitleLanguage;
  /** The title itself. */
  translation: string;
}
