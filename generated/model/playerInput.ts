/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerFields } from './playerFields.ts';
import type { PortraitConsent } from './portraitConsent.ts';

/**
 * What one may send about a player. On an update a property that is left out keeps its value.
 */
export type PlayerInput = PlayerFields & PortraitConsent & Required<Pick<PlayerFields & PortraitConsent, 'firstName' | 'lastName'>>;
