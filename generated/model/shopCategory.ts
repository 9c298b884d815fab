/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ShopCategoryId } from './shopCategoryId.ts';

/**
 * A category of the shop's products.
 */
export interface ShopCategory {
  id: ShopCategoryId;
  /** What it is called. */
  name: string;
  /**
     * The category that it belongs to.
     * @nullable
     */
  parentId: string | null;
  /**
     * What that one is called.
     * @nullable
     */
  parentName: string | null;
  /**
     * Products in it, those of the categories below it left out.
     * @minimum 0
     */
  productCount: number;
  /** Whether the shop shows it. */
  active: boolean;
}
