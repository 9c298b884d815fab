import type { Handlers } from '../http/handler.ts';
import { sponsorsOfSite } from '../site/read-sponsors.ts';
import { readFrame } from '../site/site-frame.ts';
import { pictureBase } from '../site/site-headers.ts';
import { NotFoundError } from '../store/errors.ts';
import { getEcalSettings, saveEcalSettings } from '../store/settings/ecal-settings.ts';
import { getEditableSeries, saveEditableSeries } from '../store/settings/editable-series.ts';
import { getGameHeaderCompetitions, saveGameHeaderCompetitions } from '../store/settings/game-header.ts';
import { getImageCrops, saveImageCrops } from '../store/settings/image-crops.ts';
import { listProducts, listProductsByName } from '../store/settings/products.ts';
import { getSocialMediaLinks, saveSocialMediaLinks } from '../store/settings/social-media.ts';
import { type GameFilterOperations, gameFilterHandlers } from './game-filters.ts';
import type { Services } from './services.ts';
import { readingSettings, savingSettings } from './site-settings.ts';
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
type InstanceConfigOperations =
  | 'listProducts'
  | 'listProductsByName'
  | 'getSiteFrame'
  | SettingsOperations
  | GameFilterOperations;

/** The operations of the tag InstanceConfig. */
export function instanceConfigHandlers(services: Services): Pick<Handlers, InstanceConfigOperations> {
  const { database, config } = services;
  return {
    async listProducts() {
      return { status: 200, body: await database.readPlatform(listProducts) };
    },
    async listProductsByName({ path }) {
      const names = path.names.split(',').map((name) => name.trim());
      return { status: 200, body: await database.readPlatform((reader) => listProductsByName(reader, names)) };
    },
    async getSiteFrame({ site: { instanceId } }) {
      const found = await database.readInstance(instanceId, (reader) => readFrame(reader, '/', new Date()));
      if (!found) throw new NotFoundError('site', instanceId);
      const { groups: sponsors } = await sponsorsOfSite(database, instanceId, pictureBase(config));
      const { now: _, path: __, menu, socialMedia, ...frame } = found.frame;
      return { status: 200, body: { ...frame, menu: [...menu], socialMedia: [...socialMedia], sponsors } };
    },
    ...settingsHandlers(services),
    ...gameFilterHandlers(services),
  };
}

function settingsHandlers({ database }: Services): Pick<Handlers, SettingsOperations> {
  const saveSeries = savingSettings(database, saveEditableSeries);
  return {
    getGameHeaderCompetitions: readingSettings(database, getGameHeaderCompetitions),
    saveGameHeaderCompetitions: savingSettings(database, saveGameHeaderCompetitions),
    getSocialMediaLinks: readingSettings(database, getSocialMediaLinks),
    saveSocialMediaLinks: savingSettings(database, saveSocialMediaLinks),
    getImageCrops: readingSettings(database, getImageCrops),
    saveImageCrops: savingSettings(database, saveImageCrops),
    getEcalSettings: readingSettings(database, getEcalSettings),
    saveEcalSettings: savingSettings(database, saveEcalSettings),
    getEditableSeries: readingSettings(database, getEditableSeries),
    async saveEditableSeries(call) {
      const message = 'Only a super administrator says which series may be changed.';
      await needSuperAdministrator(database, call.caller, { path: 'Authorization', message });
      return saveSeries(call);
    },
  };
}
