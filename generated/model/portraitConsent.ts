/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PortraitConsentPortraitConsent } from './portraitConsentPortraitConsent.ts';

/**
 * Whether somebody has agreed that visitors see the portraits. Portraits of people whose consent is withdrawn or has ended are shown to no visitor.
 */
export interface PortraitConsent {
  /** Whether consent was given. */
  portraitConsent?: PortraitConsentPortraitConsent;
  /**
     * The last day on which a consent that was given holds, written yyyy-MM-dd; null where it has no end.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  portraitConsentUntil?: string | null;
  /**
     * Who gave or withdrew it, such as the person or a guardian.
     * @maxLength 200
     * @nullable
     */
  portraitConsentBy?: string | null;
}
