import type { Handlers } from '../http/handler.ts';
import { listShopCategories } from '../store/shop/shop-categories.ts';
import type { Services } from './services.ts';

/** The operations of the tag Shop. */
export function shopHandlers({ database }: Services): Pick<Handlers, 'listShopCategories'> {
  return {
    async listShopCategories({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listShopCategories) };
    },
  };
}
