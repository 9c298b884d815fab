import { foldName } from '../../openapi/formats/text.ts';
import { asOwner } from '../store/as-owner.ts';
import type { Platform, Queries } from '../store/database.ts';
import { searchText } from '../store/lists/search-text.ts';
import { type Sql, sql } from '../store/sql.ts';
import { adsProviders, demoDynamicAds } from './ads-rows.ts';
import { insertRows } from './insert-rows.ts';
import type { DemoSite } from './platform.ts';
import { randomOf } from './random.ts';
import { demoCategories, demoLevels, demoSubscriptions } from './sales-rows.ts';
import { authorship } from './team-rows.ts';

/** What a site's settings are made from. */
interface SettingsSource {
  seed: number;
  site: DemoSite;
}

/** Writes the providers of ads, which all sites share; those that are there stay. */
export async function writeAdsProviders(platform: Platform): Promise<void> {
  const present = await platform.query<{ name: string }>(sql`SELECT name FROM dynamic_ads_providers`);
  const rows = adsProviders.map(({ name, displayName }, place) => ({
    name,
    display_name: displayName,
    sort_order: place,
  }));
  const missing = rows.filter(({ name }) => !present.some((one) => one.name === name));
  if (missing.length > 0) await asOwner(platform, () => insertRows(platform, 'dynamic_ads_providers', missing));
}

/**
 * Writes the settings of the site that the transaction is in, with its ads, levels, shop and feeds; its competitions and teams are there already. A kind of which
 * the site has something stays as it is.
 */
export async function writeSettingsRows(queries: Queries, { seed, site }: SettingsSource): Promise<void> {
  for (const [table, rows] of Object.entries(await settingsRows(queries, seed, site))) {
    const present = await queries.query({ texts: [`SELECT 1 FROM ${table} LIMIT 1`], values: [] });
    if (present.length === 0) await insertRows(queries, table, rows);
  }
}

/** The rows by their table, those that others refer to first. */
async function settingsRows(queries: Queries, seed: number, site: DemoSite) {
  const uuids = async (statement: Sql) => (await queries.query<{ uuid: string }>(statement)).map(({ uuid }) => uuid);
  const competitions = await uuids(
    sql`SELECT uuid FROM ssgts WHERE active AND NOT deleted ORDER BY display_name, uuid`,
  );
  const series = await uuids(sql`SELECT uuid FROM series WHERE NOT deleted ORDER BY code, uuid`);
  const teams = await uuids(
    sql`SELECT uuid FROM teams WHERE NOT deleted ORDER BY ${!site.isMaster}::boolean AND owner_instance_id <> ${site.instanceId}, team_code, uuid LIMIT 2`,
  );
  const saved = { version: 2, ...authorship };
  const shown = (uuid: string, place: number) => ({ uuid, visible: place < 3 });
  const filters = { filters: series.map(shown), default_series_uuid: series[0] ?? null, show_played: true };
  const levels = demoLevels(seed, site);
  return {
    game_header_settings: [{ competitions: competitions.map(shown), ...saved }],
    social_media_settings: [{ links: demoLinks(site), ...saved }],
    ...(hasCrops(site) && { image_crop_settings: [{ crops: demoCrops(site), ...saved }] }),
    ecal_settings: [{ ...demoEcal(seed, site), teams, ...saved }],
    // The series of another sport is kept by super administrators.
    editable_series_settings: [{ series: series.map((uuid, place) => ({ uuid, editable: place > 0 })), ...saved }],
    ...(site.isMaster && { game_filter_settings: [{ ...filters, ...saved }] }),
    dynamic_ads_configs: demoDynamicAds(seed, site),
    subscription_texts: [{ texts: demoTexts(site), ...saved }],
    subscription_levels: levels,
    subscriptions: demoSubscriptions(seed, site, levels),
    shop_categories: demoCategories(seed, site),
    content_feeds: demoFeeds(seed, site),
    saved_views: demoViews(seed, site),
  };
}

const handleOf = ({ displayName }: DemoSite) => searchText(displayName).replaceAll(' ', '');

function demoLinks(site: DemoSite) {
  const handle = handleOf(site);
  return [
    { type: 'instagram', url: `https://www.instagram.com/${handle}.touchline` },
    { type: 'facebook', url: `https://www.facebook.com/${handle}.touchline` },
    { type: 'youtube', url: `https://www.youtube.com/@${handle}.touchline` },
    { type: 'x', url: `https://x.com/${handle.slice(0, 12)}_tl` },
  ];
}

/** A small club's site makes do with the usual shapes. */
const hasCrops = ({ isMaster, clubTeams }: DemoSite) => isMaster || clubTeams > 3;

/** The master site also cuts pictures for its lists of articles. */
function demoCrops({ isMaster }: DemoSite) {
  const list = { name: { en: 'Article list', sv: 'Artikellista' }, ratio: '3:2' };
  return [
    { name: { en: 'Hero', sv: 'Toppbild' }, ratio: '21:9' },
    ...(isMaster ? [list] : []),
    { name: { en: 'Link in social media', sv: 'Länk i sociala medier' }, ratio: '1200:630' },
  ];
}

function demoEcal(seed: number, site: DemoSite) {
  const random = randomOf(seed, site.instanceId, 'ecal');
  return {
    enabled: site.addOns.ecalSettings,
    api_key: `ecal-${random.uuid()}`,
    widget_id: `widget-${random.uuid()}`,
    button_text: { en: 'Games in your calendar', sv: 'Matcherna i din kalender' },
    button_colour: random.pick(['#D8127D', '#712A7A', '#1D4E89']),
  };
}

function demoTexts({ displayName }: DemoSite) {
  return {
    en: {
      title: `Subscribe to ${displayName}`,
      body: 'See every home game live and all games afterwards, whenever you like.\n\nYou can pause at any time.',
    },
    sv: {
      title: `Prenumerera på ${displayName}`,
      body: 'Se alla hemmamatcher direkt och alla matcher i efterhand, när du vill.\n\nDu kan pausa när som helst.',
    },
  };
}

/** What a club's office looks for on match day: shared, so that everybody who works on the site has it. */
function demoViews(seed: number, site: DemoSite) {
  const [path, name] = ['/sports/players', 'Målvakter'];
  return [
    {
      uuid: randomOf(seed, site.instanceId, 'view').uuid(),
      owner_subject: 'demo-admin',
      path,
      name,
      folded_name: foldName(name),
      query: 'positionCode=GK',
      shared: true,
      ...authorship,
    },
  ];
}

function demoFeeds(seed: number, site: DemoSite) {
  const host = site.instanceId.replace('_', '-');
  const feeds = [
    { name: `Nyheter från ${site.displayName}`, url: `https://${host}.example/nyheter/rss.xml`, format: 'rss' },
    { name: 'Norrvågens sportnyheter', url: 'https://norrvagen.example/sport/atom.xml', format: 'atom' },
    { name: 'Istid Play – sändningar', url: `https://istid.example/${host}/feed.json`, format: 'json' },
  ];
  return feeds.map((feed, place) => ({
    uuid: randomOf(seed, site.instanceId, 'feed', place).uuid(),
    ...feed,
    active: place < 2,
    search_text: searchText(feed.name, feed.url),
    ...authorship,
  }));
}
