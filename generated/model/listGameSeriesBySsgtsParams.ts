/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtId } from './ssgtId.ts';

export type ListGameSeriesBySsgtsParams = {
/**
 * The competitions.
 * @minItems 1
 * @maxItems 100
 */
ssgtUuids: SsgtId[];
};
