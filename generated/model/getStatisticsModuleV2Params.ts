/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtId } from './ssgtId.ts';

export type GetStatisticsModuleV2Params = {
/**
 * The competition.
 */
ssgt: SsgtId;
};
