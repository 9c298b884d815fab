import { asOwner } from '../as-owner.ts';
import type { AddOns } from '../contract.ts';
import type { Platform } from '../database.ts';
import { newUuid } from '../input/uuid.ts';
import { type Sql, sql } from '../sql.ts';

/** What something that all sites share is called, in the two languages of the console. */
export type SharedName = { readonly code: string; readonly sv: string; readonly en: string };

/** A site, known by its instance id (specification §3). One that does not say that it is the master site stays what it is. */
export type SiteInput = {
  readonly instanceId: string;
  readonly displayName: string;
  readonly org: string;
  readonly publicUrl: string;
  readonly language: 'sv' | 'en';
  readonly isMasterSite: boolean;
  readonly addOns: AddOns;
};

/** Networks, by their names, with their sites, of which new ones come after those that are there; and what all sites share, by codes and names. */
export type PlatformInput = {
  readonly networks: readonly { readonly name: string; readonly sites: readonly SiteInput[] }[];
  readonly sports: readonly SharedName[];
  readonly gameTypes: readonly SharedName[];
  readonly externalIdTypes: readonly { readonly code: string; readonly name: string }[];
  readonly adsProviders: readonly { readonly name: string; readonly displayName: string }[];
};

/** The platform cannot become what was asked for; the message is one sentence for who runs the service. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
}

/** The name of a site in the organisation_owner form (specification §3). */
export function siteName(org: string, displayName: string): string {
  return `${org.toLowerCase()}_${displayName.replace(/[^\p{L}]+/gu, '').toLowerCase()}`;
}

/**
 * Makes the networks, the sites and what all sites share, over a database that was opened `asOwner`; what is there already becomes as
 * described, and nothing is taken away. The first site of a network is its master site until another one is said to be.
 * @throws PlatformError for a site that belongs to another network
 */
export function writePlatform(platform: Platform, input: PlatformInput): Promise<void> {
  return asOwner(platform, async () => {
    await writeShared(platform, sql`sports`, input.sports);
    await writeShared(platform, sql`game_types`, input.gameTypes);
    for (const { code, name } of input.externalIdTypes) {
      await platform.query(sql`INSERT INTO external_id_types (uuid, code, name) VALUES (${newUuid()}, ${code}, ${name})
        ON CONFLICT (code) DO UPDATE SET name = excluded.name`);
    }
    for (const [place, { name, displayName }] of input.adsProviders.entries()) {
      await platform.query(sql`INSERT INTO dynamic_ads_providers (name, display_name, sort_order)
        VALUES (${name}, ${displayName}, ${place})
        ON CONFLICT (name) DO UPDATE SET display_name = excluded.display_name, sort_order = excluded.sort_order`);
    }
    for (const { name, sites } of input.networks) await writeNetwork(platform, name, sites);
  });
}

async function writeShared(platform: Platform, table: Sql, things: readonly SharedName[]): Promise<void> {
  for (const { code, sv, en } of things) {
    const names = JSON.stringify([
      { language: 'sv', translation: sv },
      { language: 'en', translation: en },
    ]);
    await platform.query(sql`INSERT INTO ${table} (uuid, code, names, display_name)
      VALUES (${newUuid()}, ${code}, ${names}::jsonb, ${sv})
      ON CONFLICT (code) DO UPDATE SET names = excluded.names, display_name = excluded.display_name, last_modified = now()`);
  }
}

async function writeNetwork(platform: Platform, name: string, sites: readonly SiteInput[]): Promise<void> {
  const network = await networkNamed(platform, name);
  const [other] = await platform.query<{ id: string; network: string }>(sql`
    SELECT s.instance_id AS id, n.name AS network FROM sites s JOIN networks n ON n.uuid = s.network_uuid
    WHERE s.instance_id = ANY(${sites.map(({ instanceId }) => instanceId)}::text[]) AND s.network_uuid <> ${network} LIMIT 1`);
  if (other) throw new PlatformError(`The site ${other.id} belongs to the network ${other.network}, and stays there.`);
  for (const site of sites) {
    await platform.query(sql`
      INSERT INTO sites (instance_id, network_uuid, name, display_name, org, public_url, lang, add_ons, sort_order)
      VALUES (${site.instanceId}, ${network}, ${siteName(site.org, site.displayName)}, ${site.displayName}, ${site.org},
        ${site.publicUrl}, ${site.language}, ${JSON.stringify(site.addOns)}::jsonb,
        (SELECT coalesce(max(sort_order) + 1, 0) FROM sites WHERE network_uuid = ${network}))
      ON CONFLICT (instance_id) DO UPDATE SET name = excluded.name, display_name = excluded.display_name, org = excluded.org,
        public_url = excluded.public_url, lang = excluded.lang, add_ons = excluded.add_ons`);
  }
  await chooseMaster(platform, network, sites.find(({ isMasterSite }) => isMasterSite)?.instanceId);
}

/** Makes `wanted` the master site of a network; without one the master stays, or the first site becomes it. */
async function chooseMaster(platform: Platform, network: string, wanted: string | undefined): Promise<void> {
  const [chosen] = await platform.query<{
    id: string;
  }>(sql`SELECT instance_id AS id FROM sites WHERE network_uuid = ${network}
    ORDER BY instance_id = ${wanted ?? null} DESC NULLS LAST, is_master DESC, sort_order, instance_id LIMIT 1`);
  if (!chosen) return;
  // Only one can be, so the former one gives way first.
  await platform.query(sql`UPDATE sites SET is_master = false
    WHERE network_uuid = ${network} AND is_master AND instance_id <> ${chosen.id}`);
  await platform.query(sql`UPDATE sites SET is_master = true WHERE instance_id = ${chosen.id} AND NOT is_master`);
}

async function networkNamed(platform: Platform, name: string): Promise<string> {
  const [known] = await platform.query<{ uuid: string }>(sql`SELECT uuid FROM networks WHERE name = ${name} LIMIT 1`);
  if (known) return known.uuid;
  const uuid = newUuid();
  await platform.query(sql`INSERT INTO networks (uuid, name, sort_order)
    VALUES (${uuid}, ${name}, (SELECT count(*) FROM networks))`);
  return uuid;
}
