/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { KindParameter } from './kindParameter.ts';
import type { Uuid } from './uuid.ts';

export type PreviewMergeParams = {
/**
 * What kind of thing is merged.
 */
kind: KindParameter;
/**
 * The one that stays.
 */
kept: Uuid;
/**
 * The one that ends.
 */
ended: Uuid;
};
