/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

export type ListGameSeriesBySsgtsParams = {
/**
 * The competitions.
 * @minItems 1
 * @maxItems 100
 */
ssgtUuids: Uuid[];
};
