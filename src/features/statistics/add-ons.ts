import type { AddOn } from '../../contract/entity.ts';

/** The add-on that each of the two forms of the statistics needs (specification §3). */
export const ADD_ONS = { v1: 'statisticsAdvanced', v2: 'statisticsV2' } as const satisfies Record<string, AddOn>;
