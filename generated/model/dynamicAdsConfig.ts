/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { DynamicAdsConfigFields } from './dynamicAdsConfigFields.ts';
import type { DynamicAdsConfigRecord } from './dynamicAdsConfigRecord.ts';

/**
 * How a site shows the ads of a provider (specification §3).
 */
export type DynamicAdsConfig = DynamicAdsConfigFields & DynamicAdsConfigRecord & Required<Pick<DynamicAdsConfigFields & DynamicAdsConfigRecord, 'name' | 'company' | 'importScript' | 'redirectLink' | 'htmlSlots' | 'isSelected' | 'isActive' | 'updateAdsSections'>>;
