import { Client } from 'pg';
import type { operations } from '../../generated/schema.d.ts';
import type { Example } from './example.ts';
import { demo, type TestService } from './test-service.ts';

/** What the examples of settings need: of the master site a series, its selected configuration of ads and one to delete; and providers that none has one of. */
export type KnownSettings = {
  readonly seriesUuid: string;
  readonly masterSeriesUuid: string;
  readonly ssgtUuid: string;
  readonly seasonUuid: string;
  readonly config: { readonly id: string; readonly name: string };
  readonly doomedConfig: string;
  readonly feed: string;
  readonly doomedFeed: string;
  readonly view: string;
  readonly doomedView: string;
  freeProvider(): string;
};

type SettingsOperations = Extract<
  keyof operations,
  | `${'get' | 'save'}${'GameHeaderCompetitions' | 'SocialMediaLinks' | 'ImageCrops' | 'EcalSettings' | 'EditableSeries' | 'GameFilters' | 'SubscriptionTexts'}`
  | `${'create' | 'get' | 'getSelected' | 'read' | 'update' | 'delete'}DynamicAdsConfig`
  | 'getSiteFrame'
  | 'listDynamicAdsProviders'
  | 'listDynamicAdsConfigs'
  | 'listActiveSeries'
  | 'listGameFilterSeries'
  | 'listSiteSsgts'
  | 'listInstanceSsgts'
  | 'getSubscriptionCount'
  | 'listSubscriptionLevels'
  | 'listShopCategories'
  | 'listContentFeeds'
  | `${'create' | 'get' | 'update' | 'delete'}ContentFeed`
  | 'listSavedViews'
  | `${'create' | 'update' | 'delete'}SavedView`
  | 'listAccounts'
>;
type Needed = { readonly settings: KnownSettings; readonly teamUuid: string };

let made = 0;
/** The tests' own site lacks the add-on for ads. */
const master = { instanceId: demo.masterSite } as const;
const superAdministrator = { subject: demo.superAdministrator } as const;

const ads = (name: string) => ({
  name,
  company: 'Exempelreklam AB',
  importScript: 'https://cdn.annonser.example/v1/loader.js',
  redirectLink: 'annonser.example/till',
  htmlSlots: [{ id: null, name: 'Toppbanner', html: '<div id="top"></div>' }],
  isActive: true,
  updateAdsSections: false,
});

/** Shared: whoever may work on the site has it. */
const view = () => ({ path: '/sports/players', name: `Exempelvy ${made++}`, query: 'gender=female', shared: true });

/** One good call of every operation on settings, ads, subscriptions, shop, feeds and accounts. */
export const settingsExamples: Readonly<Record<SettingsOperations, (known: Needed) => Example>> = {
  getGameHeaderCompetitions: () => ({ status: 200 }),
  saveGameHeaderCompetitions: ({ settings }) => ({
    body: { competitions: [{ uuid: settings.ssgtUuid, visible: true, sortOrder: 0 }] },
    status: 200,
  }),
  getSocialMediaLinks: () => ({ status: 200 }),
  saveSocialMediaLinks: () => ({
    body: { links: [{ type: 'instagram', url: 'https://www.instagram.com/exempel', sortOrder: 0 }] },
    status: 200,
  }),
  getImageCrops: () => ({ status: 200 }),
  saveImageCrops: () => ({
    body: { crops: [{ name: { en: 'Hero', sv: 'Toppbild' }, ratio: '21:9', sortOrder: 0 }] },
    status: 200,
  }),
  getEcalSettings: () => ({ status: 200 }),
  saveEcalSettings: ({ teamUuid }) => ({
    body: {
      enabled: true,
      apiKey: 'key-1',
      widgetId: 'widget-1',
      buttonText: { en: 'Calendar', sv: 'Kalender' },
      buttonColour: '#d8127d',
      teams: [teamUuid],
    },
    status: 200,
  }),
  getEditableSeries: () => ({ status: 200 }),
  saveEditableSeries: ({ settings }) => ({
    ...superAdministrator,
    body: { series: [{ uuid: settings.seriesUuid, editable: true }] },
    status: 200,
  }),
  listActiveSeries: () => ({ status: 200 }),
  listSiteSsgts: ({ settings }) => ({
    query: { seasonMulti: settings.seasonUuid, page: '1', pageSize: '5', sortBy: 'season', sortOrder: 'asc' },
    status: 200,
  }),
  listInstanceSsgts: () => ({ status: 200 }),
  getSiteFrame: () => ({ status: 200 }),
  getGameFilters: () => ({ status: 200 }),
  listGameFilterSeries: () => ({ status: 200 }),
  saveGameFilters: ({ settings }) => ({
    ...master,
    body: {
      filters: [{ uuid: settings.masterSeriesUuid, visible: true, sortOrder: 0 }],
      defaultSeriesUuid: settings.masterSeriesUuid,
      showPlayed: true,
    },
    status: 200,
  }),
  listDynamicAdsProviders: () => ({ ...master, status: 200 }),
  createDynamicAdsConfig: ({ settings }) => ({ ...master, body: ads(settings.freeProvider()), status: 201 }),
  getDynamicAdsConfig: ({ settings }) => ({ ...master, path: { id: settings.config.name }, status: 200 }),
  updateDynamicAdsConfig: ({ settings: { config } }) => ({
    ...master,
    path: { id: config.id },
    body: { ...ads(config.name), isSelected: true },
    status: 200,
  }),
  getSelectedDynamicAdsConfig: () => ({ ...master, status: 200 }),
  listDynamicAdsConfigs: () => ({ ...master, query: { search: 'a', sortBy: 'company', page: '1' }, status: 200 }),
  readDynamicAdsConfig: ({ settings }) => ({ ...master, path: { id: settings.config.id }, status: 200 }),
  deleteDynamicAdsConfig: ({ settings }) => ({ ...master, path: { id: settings.doomedConfig }, status: 204 }),
  getSubscriptionCount: () => ({ status: 200 }),
  getSubscriptionTexts: () => ({ status: 200 }),
  saveSubscriptionTexts: () => ({ body: { texts: { sv: { title: 'Rubrik', body: 'Text' } } }, status: 200 }),
  listSubscriptionLevels: () => ({ status: 200 }),
  listShopCategories: () => ({ status: 200 }),
  listContentFeeds: () => ({ query: { search: 'e', format: 'rss', active: 'true', sortBy: 'url' }, status: 200 }),
  createContentFeed: () => ({
    body: { name: 'Exempelflöde', url: `https://flode.example/${made++}/rss.xml`, format: 'rss', active: true },
    status: 201,
  }),
  getContentFeed: ({ settings }) => ({ path: { id: settings.feed }, status: 200 }),
  updateContentFeed: ({ settings }) => ({
    path: { id: settings.feed },
    body: { name: 'Exempelflöde', url: `https://flode.example/${made++}/rss.xml`, format: 'atom', active: false },
    status: 200,
  }),
  deleteContentFeed: ({ settings }) => ({ path: { id: settings.doomedFeed }, status: 204 }),
  listSavedViews: () => ({ query: { path: '/sports/players' }, status: 200 }),
  createSavedView: () => ({ body: view(), status: 201 }),
  updateSavedView: ({ settings }) => ({ path: { uuid: settings.view }, body: view(), status: 200 }),
  deleteSavedView: ({ settings }) => ({ path: { uuid: settings.doomedView }, status: 204 }),
  listAccounts: () => ({
    ...superAdministrator,
    query: { search: 'touchline', instanceId: demo.site, sortBy: 'email', sortOrder: 'desc' },
    status: 200,
  }),
};

/** Finds what the examples of settings need, and makes the providers and the configuration that are theirs alone. */
export async function findSettings(service: TestService): Promise<KnownSettings> {
  const first = async (path: string, site: string = demo.site) => {
    const reply = await service.call({ url: `/api/sports-v2/${path}`, instanceId: site });
    const row = reply.json<{ items: { uuid: string }[] }>().items[0];
    if (!row) throw new Error(`the demo has no ${path}`);
    return row.uuid;
  };
  const providers = Array.from({ length: 40 }, (_, place) => `exempel-${place}`);
  await addProviders(service.databaseUrl, providers);
  const freeProvider = () => providers.shift() ?? 'exempel';
  const doomed = await service.call({
    ...master,
    method: 'POST',
    url: '/api/dynamic-ads/config',
    body: ads(freeProvider()),
  });
  const selected = await service.call({ ...master, url: '/api/dynamic-ads/selected-config' });
  const newFeed = async () => {
    const body = { name: 'Exempelflöde', url: `https://flode.example/${made++}/rss.xml`, format: 'rss' };
    return (await service.call({ method: 'POST', url: '/api/content-feeds', body })).json<{ id: string }>().id;
  };
  const newView = async () =>
    (await service.call({ method: 'POST', url: '/api/saved-views', body: view() })).json<{ uuid: string }>().uuid;
  return {
    seriesUuid: await first('series?pageSize=1'),
    masterSeriesUuid: await first('series?pageSize=1', demo.masterSite),
    ssgtUuid: await first('ssgts?pageSize=1'),
    seasonUuid: await first('seasons?pageSize=1'),
    config: selected.json<{ id: string; name: string }>(),
    doomedConfig: doomed.json<{ id: string }>().id,
    feed: await newFeed(),
    doomedFeed: await newFeed(),
    view: await newView(),
    doomedView: await newView(),
    freeProvider,
  };
}

/** Providers are rows of the platform, which no call of the contract makes. */
export async function addProviders(databaseUrl: string, names: readonly string[]): Promise<void> {
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    await owner.query(
      'INSERT INTO dynamic_ads_providers (name, display_name, sort_order) SELECT n, initcap(n), 100 FROM unnest($1::text[]) n ON CONFLICT DO NOTHING',
      [names],
    );
  } finally {
    await owner.end();
  }
}
