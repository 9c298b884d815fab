import { foldName } from '../../../openapi/formats/text.ts';
import type { VideoChannel, VideoChannels } from '../contract.ts';
import type { Platform } from '../database.ts';
import { DuplicateError, refuseStale, UnknownReferenceError } from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { insertRow } from '../write-row.ts';

/** The channels of a network and the number of their version. */
export interface VersionedVideoChannels {
  list: VideoChannels;
  version: number;
}

/** The video channels of the network that a site belongs to, in their order. */
export async function listVideoChannels(platform: Platform, instanceId: string): Promise<VersionedVideoChannels> {
  const { network, version } = await networkOf(platform, instanceId);
  const channels = await platform.query<VideoChannel>(sql`
    SELECT uuid AS id, name, provider, active, instance_ids AS "instanceIds" FROM video_channels
    WHERE network_uuid = ${network} ORDER BY sort_order, uuid`);
  return { list: { channels }, version };
}

/**
 * Replaces the video channels of the network that a site belongs to; one with the id of a channel that is there stays
 * the same one. Throws `StaleError`, `DuplicateError` for a name or an id that comes twice, and `UnknownReferenceError`
 * for a site of another network.
 */
export async function saveVideoChannels(
  platform: Platform,
  author: string,
  instanceId: string,
  { channels }: VideoChannels,
  expectedVersion?: number,
): Promise<VersionedVideoChannels> {
  const { network, version, sites } = await networkOf(platform, instanceId);
  refuseStale(version, expectedVersion);
  refuseTwice(channels);
  refuseForeignSites(channels, sites);
  const before = await platform.query<{ uuid: string; created_at: string; created_by: string | null }>(sql`
    DELETE FROM video_channels WHERE network_uuid = ${network} RETURNING uuid, created_at, created_by`);
  for (const [place, channel] of channels.entries()) {
    const kept = before.find((row) => row.uuid === channel.id);
    const row = {
      uuid: kept?.uuid ?? newUuid(),
      network_uuid: network,
      name: channel.name.trim(),
      provider: channel.provider,
      active: channel.active ?? false,
      instance_ids: JSON.stringify(channel.instanceIds ?? []),
      sort_order: place,
      created_at: kept?.created_at ?? sql`now()`,
      created_by: kept ? kept.created_by : author,
      modified_by: author,
    };
    await platform.query(insertRow('video_channels', row));
  }
  await platform.query(
    sql`UPDATE networks SET video_channels_version = video_channels_version + 1 WHERE uuid = ${network}`,
  );
  return listVideoChannels(platform, instanceId);
}

/**
 * The network of a site, its channels' version and its sites. Within a transaction it is locked, so that of two who
 * save at once one is stale.
 */
async function networkOf(platform: Platform, instanceId: string) {
  const [row] = await platform.query<{ network: string; version: number; sites: string[] }>(sql`
    SELECT n.uuid AS network, n.video_channels_version AS version,
      ARRAY(SELECT s.instance_id FROM sites s WHERE s.network_uuid = n.uuid) AS sites
    FROM networks n WHERE n.uuid = (SELECT network_uuid FROM sites WHERE instance_id = ${instanceId}) FOR UPDATE OF n`);
  if (!row) throw new Error(`The site '${instanceId}' belongs to no network.`);
  return row;
}

function refuseTwice(channels: readonly VideoChannel[]): void {
  const folded = (channel: VideoChannel) => foldName(channel.name);
  channels.forEach((channel, index) => {
    const earlier = channels.slice(0, index);
    if (earlier.some((other) => folded(other) === folded(channel))) {
      throw new DuplicateError(`channels.${index}.name`, channel.name);
    }
    if (channel.id && earlier.some((other) => other.id === channel.id)) {
      throw new DuplicateError(`channels.${index}.id`, channel.id);
    }
  });
}

function refuseForeignSites(channels: readonly VideoChannel[], sites: readonly string[]): void {
  for (const [index, { instanceIds = [] }] of channels.entries()) {
    const foreign = instanceIds.findIndex((site) => !sites.includes(site));
    const site = instanceIds[foreign];
    if (site !== undefined) throw new UnknownReferenceError(`channels.${index}.instanceIds.${foreign}`, site);
  }
}
