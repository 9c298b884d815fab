import type { Handlers, Site } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { AddOns, GameMetadata, GameMetadataInput } from '../store/contract.ts';
import { NotFoundError } from '../store/errors.ts';
import {
  getGameMetadata,
  listGameLogos,
  listMetadataOfSsgt,
  saveGameMetadata,
} from '../store/game-metadata/game-metadata.ts';
import { author } from './author.ts';
import type { Services } from './services.ts';

type MetadataOperations = 'saveGameMetadata' | 'getGameMetadata' | 'listGameMetadataOfSsgt' | 'listGameLogos';
type Entry = GameMetadata['metadata'][number];

/** The operations of the tag GameMetadata. */
export function gameMetadataHandlers({ database }: Services): Pick<Handlers, MetadataOperations> {
  return {
    async saveGameMetadata({ site, caller, body, expectedVersion }) {
      const check = (before: GameMetadata) => refuseWithoutAddOn(site, body, before);
      const saved = await database.inInstance(site.instanceId, (tx) =>
        saveGameMetadata(tx, author(caller), body, check, expectedVersion),
      );
      return { status: 200, body: saved.metadata, version: saved.version };
    },
    async getGameMetadata({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => getGameMetadata(reader, path.gameUuid));
      if (!found) throw new NotFoundError('game', path.gameUuid);
      return { status: 200, body: found.metadata, version: found.version };
    },
    async listGameMetadataOfSsgt({ site, path }) {
      const found = await database.readInstance(site.instanceId, (reader) => listMetadataOfSsgt(reader, path.ssgtUuid));
      return { status: 200, body: found };
    },
    async listGameLogos({ site }) {
      return { status: 200, body: await database.readInstance(site.instanceId, listGameLogos) };
    },
  };
}

/** The add-ons that types of metadata need (specification §3). */
const addOnOf: Readonly<Partial<Record<Entry['type'], keyof AddOns>>> = {
  lineUp: 'lineUp',
  liveGame: 'liveGames',
  liveGameV2: 'liveGamesV2',
  statistics: 'statisticsAdvanced',
};

/** Throws 403, told at the fields. What was saved while the site had the add-on may stay. */
function refuseWithoutAddOn(site: Site, { metadata }: GameMetadataInput, before: GameMetadata): void {
  const kept = new Set(before.metadata.map(({ type, uri }) => `${type} ${uri}`));
  const faults = metadata.flatMap(({ type, uri }, index) => {
    const addOn = addOnOf[type];
    if (addOn === undefined || site.addOns[addOn] || kept.has(`${type} ${uri}`)) return [];
    return [{ path: `metadata.${index}.type`, message: `The site lacks the add-on ${addOn}.`, code: 'addOn' }];
  });
  if (faults[0]) throw new HttpError(403, faults[0].message, faults);
}
