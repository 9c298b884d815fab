/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { DynamicAdsConfigFields } from './dynamicAdsConfigFields.ts';

/**
 * What one may send about the ads of a provider. On an update a property that is left out keeps its value.
 */
export type DynamicAdsConfigInput = DynamicAdsConfigFields & Required<Pick<DynamicAdsConfigFields, 'name'>>;
