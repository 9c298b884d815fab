import { asOwner } from '../store/as-owner.ts';
import type { Database, Platform, Queries } from '../store/database.ts';
import { lockKeys } from '../store/locks/lock-keys.ts';
import { siteName } from '../store/platform/write-platform.ts';
import { sql } from '../store/sql.ts';
import { grantAccess } from '../store/users/networks.ts';
import { writeArticles } from './articles/write-articles.ts';
import { writeCompetitions } from './competition-rows.ts';
import { insertRows } from './insert-rows.ts';
import { writeLayouts } from './layouts/write-layouts.ts';
import { demoLogos } from './metadata-rows.ts';
import type { DemoFile } from './pictures/demo-pictures.ts';
import { type DemoSite, demoAccounts, demoNetworks, gameTypes, registers, sports } from './platform.ts';
import { writePlayoffs } from './playoff-rows.ts';
import { writeAdsProviders, writeSettingsRows } from './settings-rows.ts';
import { type Counts, enterSite, writeSiteRows } from './site-rows.ts';
import { writeStatistics } from './statistics-rows.ts';
import { demoTags, demoVideoChannels } from './tag-rows.ts';
import { clubTeam, guestCount, guestTeam, masterTeam } from './team-rows.ts';
import { wearCrest, writeMedia } from './write-media.ts';
import { writeMenu } from './write-menu.ts';
import { writeSponsors } from './write-sponsors.ts';

/** How to make the demo. The counts are the master site's; `seed` names the chance that all is drawn from. */
export interface DemoOptions extends Partial<Counts> {
  /** Key and name of this product, which Access Denied leaves out (default `Touchline`), and its address. */
  productName?: string;
  productUrl?: string;
  seed?: number;
  /** The moment that games lie around (default: the present). */
  now?: Date;
  /** Draws and stores the files of the media; asked only when the demo is made. Without it the sites have no media. */
  pictures?: () => Promise<readonly DemoFile[]>;
}

/** The number that the demo's chance starts from when no other is given. */
export const defaultSeed = 2026;

/** What the master site of a fresh demo has. */
export const masterCounts: Counts = { teams: 40, players: 600, staff: 80, games: 160 };

/** What a club's site has for each of its teams. */
const perClubTeam = { players: 15, staff: 2, games: 6 };

/**
 * Fills an empty database, opened `asOwner`, with the demo, in one transaction. Answers whether it did: a database that has a network is left alone.
 */
export function seedDemo(database: Database, options: DemoOptions = {}): Promise<boolean> {
  return database.platform(async (platform) => {
    // Another start may be making it, with pictures to draw: it is waited for, however long that takes.
    await platform.query(sql`SELECT set_config('lock_timeout', '0', true), set_config('statement_timeout', '0', true)`);
    await platform.query(sql`SELECT pg_advisory_xact_lock(${lockKeys.demo})`);
    const networks = await platform.query(sql`SELECT 1 FROM networks LIMIT 1`);
    if (networks.length > 0) return false;
    const files = (await options.pictures?.()) ?? [];
    await writePlatform(platform, options);
    for (const site of demoNetworks.flatMap((network) => network.sites))
      await writeSite(platform, site, options, files);
    return true;
  });
}

async function writePlatform(platform: Platform, options: DemoOptions): Promise<void> {
  const productName = options.productName ?? 'Touchline';
  const sites = demoNetworks.flatMap((network) =>
    network.sites.map((site, place) => siteRow(network.uuid, site, place)),
  );
  await asOwner(platform, async () => {
    await insertRows(platform, 'products', [
      product(productName, productName, options.productUrl ?? 'http://localhost:4400/manage', 0),
      product('Sideline', 'Sideline Statistics', 'https://sideline.example', 1),
      product('Gatehouse', 'Gatehouse Ticketing', 'https://gatehouse.example', 2),
    ]);
    await insertRows(platform, 'sports', sports.map(withDisplayName));
    await insertRows(platform, 'game_types', gameTypes.map(withDisplayName));
    await insertRows(platform, 'external_id_types', registers);
    const networks = demoNetworks.map(({ uuid, name }, place) => ({ uuid, name, sort_order: place }));
    await insertRows(platform, 'networks', networks);
    await insertRows(platform, 'sites', sites);
  });
  await insertRows(platform, 'video_channels', demoNetworks.flatMap(demoVideoChannels));
  await writeAdsProviders(platform);
  for (const { subject, email, superAdmin, sites: own } of demoAccounts) {
    const instanceIds = own === 'all' ? sites.map((site) => site.instance_id) : own;
    await grantAccess(platform, { subject, email, superAdmin, instanceIds });
  }
}

async function writeSite(
  platform: Platform,
  site: DemoSite,
  options: DemoOptions,
  files: readonly DemoFile[],
): Promise<void> {
  const { seed = defaultSeed, now = new Date() } = options;
  const { instanceId, clubTeams } = site;
  const isLeague = clubTeams === 0;
  const own = isLeague ? undefined : clubTeams;
  const team = (index: number) => {
    if (own === undefined) return masterTeam(seed, instanceId, index);
    return index < own ? clubTeam(seed, instanceId, index) : guestTeam(seed, instanceId, index - own);
  };
  const wanted: Counts = isLeague
    ? { ...masterCounts, ...counts(options) }
    : {
        teams: clubTeams + guestCount(instanceId, clubTeams),
        players: clubTeams * perClubTeam.players,
        staff: clubTeams * perClubTeam.staff,
        games: clubTeams * perClubTeam.games,
      };
  await enterSite(platform, instanceId);
  await writeCompetitions(platform, seed, instanceId);
  const source = { seed, instanceId, team, own, now };
  await insertRows(platform, 'game_logos', demoLogos(seed, instanceId));
  await insertRows(platform, 'tags', demoTags(seed, instanceId));
  await writeSiteRows(platform, source, { teams: 0, players: 0, staff: 0, games: 0 }, wanted);
  await writePlayoffs(platform, source, wanted.teams);
  await writeStatistics(platform, seed);
  await writeSettingsRows(platform, { seed, site });
  if (files.length > 0) {
    await writeMedia(platform, { seed, instanceId, now, files });
    await wearCrest(platform, instanceId);
  }
  await writeSponsors(platform, { seed, instanceId, now });
  await writeDemoMenu(platform, site, seed, now);
  await writeArticles(platform, { seed, instanceId, club: site.displayName, now });
  await writeDemoLayouts(platform, site, seed, now);
}

/** Gives the start page of a site of the demo its sections. */
function writeDemoLayouts(
  queries: Queries,
  { instanceId, displayName, isMaster, addOns }: DemoSite,
  seed: number,
  now: Date,
): Promise<void> {
  return writeLayouts(queries, {
    seed,
    instanceId,
    club: displayName,
    isEnglish: isMaster,
    isLeague: isMaster,
    addOns,
    now,
  });
}

/** Writes the menu and the routes of a site of the demo that has none. One site lacks a group, as sites of older consoles do. */
export function writeDemoMenu(
  queries: Queries,
  { instanceId, isMaster }: DemoSite,
  seed: number,
  now: Date,
): Promise<void> {
  const without = instanceId === 'frost1_frost' ? 'unassigned' : undefined;
  return writeMenu(queries, { seed, instanceId, isMaster, without, now });
}

function counts({ teams, players, staff, games }: DemoOptions): Partial<Counts> {
  return {
    ...(teams === undefined ? {} : { teams }),
    ...(players === undefined ? {} : { players }),
    ...(staff === undefined ? {} : { staff }),
    ...(games === undefined ? {} : { games }),
  };
}

function product(name: string, displayName: string, url: string, place: number) {
  return { name, display_name: displayName, url, sort_order: place };
}

function withDisplayName({ displayName, ...rest }: (typeof sports)[number] | (typeof gameTypes)[number]) {
  return { ...rest, display_name: displayName, created_by: 'demo' };
}

function siteRow(networkUuid: string, site: DemoSite, place: number) {
  return {
    instance_id: site.instanceId,
    network_uuid: networkUuid,
    name: siteName(site.org, site.displayName),
    display_name: site.displayName,
    org: site.org,
    public_url: `https://${site.instanceId.replace('_', '-')}.example`,
    icon: null,
    is_master: site.isMaster,
    lang: site.isMaster ? 'en' : 'sv',
    add_ons: site.addOns,
    sort_order: place,
  };
}
