import type { ShopCategory } from '../contract.ts';
import type { Reader } from '../database.ts';
import { sql } from '../sql.ts';

/** All categories of the site's shop, each after the one that it belongs to, in their order. */
export function listShopCategories(reader: Reader): Promise<ShopCategory[]> {
  return reader.query<ShopCategory>(sql`
    WITH RECURSIVE tree AS (
      SELECT c.*, NULL AS parent_name, ARRAY[(c.sort_order, c.uuid)] AS place FROM shop_categories c WHERE parent_uuid IS NULL
      UNION ALL
      SELECT c.*, t.name, t.place || (c.sort_order, c.uuid) FROM shop_categories c JOIN tree t ON c.parent_uuid = t.uuid)
    SELECT uuid AS id, name, parent_uuid AS "parentId", parent_name AS "parentName", product_count AS "productCount", active
    FROM tree ORDER BY place`);
}
