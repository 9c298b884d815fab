import type { MediaUse } from '../../../../generated/model/index.ts';

/** What refers to an item, once for each thing and page, whatever the number of its fields. */
export interface ItemUses {
  id: string;
  uses: readonly MediaUse[];
}

/** How many items are looked at before they are deleted; of more, those in use are refused by the service one by one. */
export const LOOKED_AT = 100;
