/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { KindParameter } from './kindParameter.ts';

export type MergeDuplicatesParams = {
/**
 * What kind of thing is merged.
 */
kind: KindParameter;
};
