import type { Handlers } from '../http/handler.ts';
import { getEcalSettings, saveEcalSettings } from '../store/ecal-settings.ts';
import { getEditableSeries, saveEditableSeries } from '../store/editable-series.ts';
import { getGameHeaderCompetitions, saveGameHeaderCompetitions } from '../store/game-header.ts';
import { getImageCrops, saveImageCrops } from '../store/image-crops.ts';
import { listProducts, listProductsByName } from '../store/products.ts';
import { getSocialMediaLinks, saveSocialMediaLinks } from '../store/social-media.ts';
import { author } from './author.ts';
import { type GameFilterOperations, gameFilterHandlers } from './game-filters.ts';
import type { Services } from './services.ts';
import { needSuperAdministrator } from './super-administrator.ts';

type SettingsOperations =
  | 'getGameHeaderCompetitions'
  | 'saveGameHeaderCompetitions'
  | 'getSocialMediaLinks'
  | 'saveSocialMediaLinks'
  | 'getImageCrops'
  | 'saveImageCrops'
  | 'getEcalSettings'
  | 'saveEcalSettings'
  | 'getEditableSeries'
  | 'saveEditableSeries';
type InstanceConfigOperations = 'listProducts' | 'listProductsByName' | SettingsOperations | GameFilterOperations;

/** The operations of the tag InstanceConfig. */
export function instanceConfigHandlers(services: Services): Pick<Handlers, InstanceConfigOperations> {
  const { database } = services;
  return {
    async listProducts() {
      return { status: 200, body: await database.readPlatform(listProducts) };
    },
    async listProductsByName({ path }) {
      const names = path.names.split(',').map((name) => name.trim());
      return { status: 200, body: await database.readPlatform((reader) => listProductsByName(reader, names)) };
    },
    ...settingsHandlers(services),
    ...gameFilterHandlers(services),
  };
}

function settingsHandlers({ database }: Services): Pick<Handlers, SettingsOperations> {
  return {
    async getGameHeaderCompetitions({ site }) {
      const { value, version } = await database.readInstance(site.instanceId, getGameHeaderCompetitions);
      return { status: 200, body: value, version };
    },
    async saveGameHeaderCompetitions({ site, caller, body, expectedVersion }) {
      const { value, version } = await database.inInstance(site.instanceId, (tx) =>
        saveGameHeaderCompetitions(tx, author(caller), body, expectedVersion),
      );
      return { status: 200, body: value, version };
    },
    async getSocialMediaLinks({ site }) {
      const { value, version } = await database.readInstance(site.instanceId, getSocialMediaLinks);
      return { status: 200, body: value, version };
    },
    async saveSocialMediaLinks({ site, caller, body, expectedVersion }) {
      const { value, version } = await database.inInstance(site.instanceId, (tx) =>
        saveSocialMediaLinks(tx, author(caller), body, expectedVersion),
      );
      return { status: 200, body: value, version };
    },
    async getImageCrops({ site }) {
      const { value, version } = await database.readInstance(site.instanceId, getImageCrops);
      return { status: 200, body: value, version };
    },
    async saveImageCrops({ site, caller, body, expectedVersion }) {
      const { value, version } = await database.inInstance(site.instanceId, (tx) =>
        saveImageCrops(tx, author(caller), body, expectedVersion),
      );
      return { status: 200, body: value, version };
    },
    async getEcalSettings({ site }) {
      const { value, version } = await database.readInstance(site.instanceId, getEcalSettings);
      return { status: 200, body: value, version };
    },
    async saveEcalSettings({ site, caller, body, expectedVersion }) {
      const { value, version } = await database.inInstance(site.instanceId, (tx) =>
        saveEcalSettings(tx, author(caller), body, expectedVersion),
      );
      return { status: 200, body: value, version };
    },
    async getEditableSeries({ site }) {
      const { value, version } = await database.readInstance(site.instanceId, getEditableSeries);
      return { status: 200, body: value, version };
    },
    async saveEditableSeries({ site, caller, body, expectedVersion }) {
      const message = 'Only a super administrator says which series may be changed.';
      await needSuperAdministrator(database, caller, { path: 'Authorization', message });
      const { value, version } = await database.inInstance(site.instanceId, (tx) =>
        saveEditableSeries(tx, author(caller), body, expectedVersion),
      );
      return { status: 200, body: value, version };
    },
  };
}
