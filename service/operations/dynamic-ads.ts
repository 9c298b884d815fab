import type { Handlers } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import {
  getDynamicAdsConfig,
  listDynamicAdsConfigs,
  listDynamicAdsProviders,
  unknownProvider,
  type VersionedDynamicAds,
} from '../store/dynamic-ads/dynamic-ads.ts';
import {
  createDynamicAdsConfig,
  deleteDynamicAdsConfig,
  updateDynamicAdsConfig,
} from '../store/dynamic-ads/dynamic-ads-writes.ts';
import { NotFoundError } from '../store/errors.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type Readings =
  | 'listDynamicAdsProviders'
  | 'getDynamicAdsConfig'
  | 'getSelectedDynamicAdsConfig'
  | 'listDynamicAdsConfigs'
  | 'readDynamicAdsConfig';
type DynamicAdsOperations = Readings | 'createDynamicAdsConfig' | 'updateDynamicAdsConfig' | 'deleteDynamicAdsConfig';

/** The operations of the tag DynamicAds. */
export function dynamicAdsHandlers({ database }: Services): Pick<Handlers, DynamicAdsOperations> {
  return {
    ...readingHandlers(database),
    async createDynamicAdsConfig({ site, caller, body }) {
      const made = await database.inInstance(site.instanceId, (tx) => createDynamicAdsConfig(tx, author(caller), body));
      return { status: 201, body: made.config, version: made.version };
    },
    async updateDynamicAdsConfig({ site, caller, path, body, expectedVersion }) {
      const saved = await database.inInstance(site.instanceId, (tx) =>
        updateDynamicAdsConfig(tx, author(caller), path.id, body, expectedVersion),
      );
      return { status: 200, body: saved.config, version: saved.version };
    },
    async deleteDynamicAdsConfig({ site, path, expectedVersion }) {
      await database.inInstance(site.instanceId, (tx) => deleteDynamicAdsConfig(tx, path.id, expectedVersion));
      return { status: 204, body: undefined };
    },
  };
}

function readingHandlers(database: Services['database']): Pick<Handlers, Readings> {
  const read = async (instanceId: string, wanted: Parameters<typeof getDynamicAdsConfig>[1], called: string) => {
    const found = await database.readInstance(instanceId, (reader) => getDynamicAdsConfig(reader, wanted));
    return answerOf(found, called);
  };
  return {
    async listDynamicAdsProviders() {
      return { status: 200, body: await database.readPlatform(listDynamicAdsProviders) };
    },
    async listDynamicAdsConfigs({ site, query }) {
      const page = await database.readInstance(site.instanceId, (reader) => listDynamicAdsConfigs(reader, query));
      return { status: 200, body: { ...page, page: query.page, pageSize: query.pageSize } };
    },
    async getDynamicAdsConfig({ site, path: { id: provider } }) {
      if (provider.trim() === '') throw invalidProvider(400, 'invalidProvider');
      const providers = await database.readPlatform(listDynamicAdsProviders);
      if (!providers.some(({ name }) => name === provider)) throw invalidProvider(404, 'unknown');
      return read(site.instanceId, { provider }, provider);
    },
    getSelectedDynamicAdsConfig({ site }) {
      return read(site.instanceId, 'selected', 'selected');
    },
    readDynamicAdsConfig({ site, path: { id } }) {
      return read(site.instanceId, { id }, id);
    },
  };
}

function answerOf(found: VersionedDynamicAds | undefined, called: string) {
  if (!found) throw new NotFoundError('configuration', called);
  return { status: 200 as const, body: found.config, version: found.version };
}

/** A provider is named (400), and one that there is (404); both in the words of specification §5. */
function invalidProvider(status: 400 | 404, code: string): HttpError {
  return new HttpError(status, unknownProvider, [{ path: 'id', message: unknownProvider, code }]);
}
