/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerFields } from './playerFields.ts';
import type { PlayerRecord } from './playerRecord.ts';
import type { PortraitConsent } from './portraitConsent.ts';

/**
 * A player of a site (specification §3).
 */
export type Player = PlayerFields & PortraitConsent & PlayerRecord & Required<Pick<PlayerFields & PortraitConsent & PlayerRecord, 'firstName' | 'lastName' | 'nationality' | 'jerseyNumber' | 'positionCode' | 'shoots' | 'dateOfBirth' | 'height' | 'weight' | 'gender' | 'team' | 'playerExtIds' | 'portraitList' | 'portraitConsent' | 'portraitConsentUntil' | 'portraitConsentBy' | 'deleted'>>;
