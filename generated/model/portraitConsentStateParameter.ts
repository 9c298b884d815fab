/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PortraitConsentState } from './portraitConsentState.ts';

export type PortraitConsentStateParameter = PortraitConsentState;
