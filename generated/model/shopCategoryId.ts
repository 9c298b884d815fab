/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Identifier of a category of the shop.
 */
export type ShopCategoryId = Uuid;
