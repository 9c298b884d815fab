/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtId } from './ssgtId.ts';

export type GetStatisticsModuleParams = {
/**
 * The competition.
 */
ssgt: SsgtId;
};
