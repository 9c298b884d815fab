import type { Handlers } from '../http/handler.ts';
import { listProducts, listProductsByName } from '../store/products.ts';
import type { Services } from './services.ts';

/** The operations of the tag InstanceConfig. */
export function instanceConfigHandlers({ database }: Services): Pick<Handlers, 'listProducts' | 'listProductsByName'> {
  return {
    async listProducts() {
      return { status: 200, body: await database.readPlatform(listProducts) };
    },
    async listProductsByName({ path }) {
      const names = path.names.split(',').map((name) => name.trim());
      return { status: 200, body: await database.readPlatform((reader) => listProductsByName(reader, names)) };
    },
  };
}
