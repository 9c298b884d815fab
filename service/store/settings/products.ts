import type { Product } from '../contract.ts';
import type { Platform } from '../database.ts';
import { sql } from '../sql.ts';

const columns = sql`SELECT name, display_name AS "displayName", url FROM products`;

/** All products of the platform. */
export function listProducts(platform: Platform): Promise<Product[]> {
  return platform.query<Product>(sql`${columns} ORDER BY sort_order, name`);
}

/** The products with these names; names that no product has are left out (specification §2). */
export function listProductsByName(platform: Platform, names: readonly string[]): Promise<Product[]> {
  return platform.query<Product>(sql`${columns} WHERE name = ANY(${names}) ORDER BY sort_order, name`);
}
