import { hash } from 'node:crypto';
import { searchText } from '../store/lists/search-text.ts';
import type { Row } from './insert-rows.ts';
import { captions, type DemoCaption, photographers, uploaders, videoTitles } from './media-captions.ts';
import type { DemoFile, DemoMotif } from './pictures/demo-pictures.ts';
import type { LogoMotif } from './pictures/logo-files.ts';
import { type Random, randomOf } from './random.ts';

/** What a site's media are drawn from. `players` are those whose portraits there are, `games` those that pictures are linked to. */
export interface MediaSource {
  readonly seed: number;
  readonly instanceId: string;
  readonly now: Date;
  readonly files: readonly DemoFile[];
  readonly players: readonly { readonly uuid: string; readonly name: string }[];
  readonly games: readonly string[];
  /** Values of the custom tags that the site has. */
  readonly tags: ReadonlySet<string>;
}

/** An item of the demo with the rows that belong to it. */
export interface DemoMedia {
  readonly uuid: string;
  readonly key: string;
  /** The player whose portrait it is. */
  readonly playerUuid?: string;
  readonly row: Row;
  readonly category: Row;
  readonly tags: readonly Row[];
}

const scenes: readonly DemoMotif[] = ['rink', 'floodlights', 'pitch', 'goal', 'stand', 'trophy'];
const [minute, day] = [60_000, 86_400_000];

/** The row of a stored file; its uuid follows from site and motif. */
export function demoFileRow(seed: number, file: DemoFile): Row {
  const { storageKey, mimetype, size, width, height, duration, hash: content } = file;
  return {
    uuid: fileUuid(seed, file),
    storage_key: storageKey,
    mimetype,
    size,
    width,
    height,
    duration,
    hash: content,
  };
}

/** Image number `index` (from 0) of a site: its crest, then portraits, then pictures of its grounds and games, the newest first. */
export function demoImage(source: MediaSource, index: number): DemoMedia | undefined {
  const random = randomOf(source.seed, source.instanceId, 'image', index);
  const player = index > 0 && index <= source.players.length ? source.players[index - 1] : undefined;
  const shown = source.files.filter(({ motif }) => scenes.includes(motif));
  const place = index - source.players.length - 1;
  const file =
    index === 0 ? fileOf(source, 'crest') : player ? fileOf(source, 'shirt') : shown[place % Math.max(shown.length, 1)];
  if (!file) return undefined;
  const caption = captionOf(file.motif, player?.name, index);
  const photographer = file.motif === 'crest' ? null : random.pick(photographers);
  const name = index > 60 ? `${caption.name} ${index}` : caption.name;
  const description = random.chance(0.4)
    ? `${caption.name}. Bilden är fri att använda i redaktionellt material.`
    : null;
  const focal = file.motif !== 'crest' && random.chance(0.3);
  const game = file.motif === 'goal' || file.motif === 'rink' ? gameTag(source, random) : [];
  return itemOf(source, random, 'image', index, {
    file,
    caption,
    game: [...game, ...(player ? [`player.${player.uuid}`] : [])],
    playerUuid: player?.uuid,
    row: {
      name,
      description,
      photographer,
      legal: photographer && random.chance(0.5) ? `© ${photographer}` : null,
      // Each scene is there for visitors once: a start page is made of them.
      is_private: index > 0 && random.chance(0.12) && !(place >= 0 && place < shown.length),
      focal_x: focal ? random.between(25, 75) / 100 : null,
      focal_y: focal ? random.between(25, 60) / 100 : null,
      poster_file_uuid: null,
      draft: false,
      is_locked: false,
      is_hidden: false,
      publish_date: null,
      search_text: searchText(name, description, photographer),
    },
  });
}

/** Video number `index` (from 0) of a site; the second is scheduled, the third a draft, the fourth locked against changes. */
export function demoVideo(source: MediaSource, index: number): DemoMedia | undefined {
  const random = randomOf(source.seed, source.instanceId, 'video', index);
  const [file, poster] = [fileOf(source, 'film'), fileOf(source, 'poster')];
  if (!file) return undefined;
  const caption = videoTitles[index % videoTitles.length] ?? videoTitles[0];
  return itemOf(source, random, 'video', index, {
    file,
    caption,
    game: index % videoTitles.length === 0 ? gameTag(source, random) : [],
    playerUuid: undefined,
    row: {
      name: caption.name,
      description: null,
      photographer: null,
      legal: null,
      is_private: false,
      focal_x: null,
      focal_y: null,
      poster_file_uuid: poster ? fileUuid(source.seed, poster) : null,
      draft: index === 2,
      is_locked: index === 3,
      is_hidden: false,
      publish_date:
        index === 1 ? new Date(source.now.getTime() + 7 * day).toISOString().slice(0, 17).concat('00Z') : null,
      search_text: searchText(caption.name),
    },
  });
}

/** The logo of a sponsor; undefined where its file is not stored. It is older than all other pictures. */
export function demoLogo(source: MediaSource, motif: LogoMotif, name: string): DemoMedia | undefined {
  const file = fileOf(source, motif);
  if (!file) return undefined;
  const random = randomOf(source.seed, source.instanceId, motif);
  const title = motif.endsWith('-dark') ? `${name}, mörk bakgrund` : name;
  const caption: DemoCaption = { name: title, category: 5, tags: [] };
  return itemOf(
    source,
    random,
    'image',
    logoPlace + Number(motif.slice(5, 7)) * 2 + (motif.endsWith('-dark') ? 1 : 0),
    {
      file,
      caption,
      game: [],
      playerUuid: undefined,
      row: {
        name: title,
        description: null,
        photographer: null,
        legal: null,
        is_private: false,
        focal_x: null,
        focal_y: null,
        poster_file_uuid: null,
        draft: false,
        is_locked: false,
        is_hidden: true,
        publish_date: null,
        search_text: searchText(title),
      },
    },
  );
}

/** The uuid of the library's item of a logo. */
export function logoUuid({ seed, instanceId }: Pick<MediaSource, 'seed' | 'instanceId'>, motif: LogoMotif): string {
  return randomOf(seed, instanceId, motif).uuid();
}

/** Numbers of logos begin where no other image of the demo comes to. */
const logoPlace = 2_000_000;

interface Item {
  readonly file: DemoFile;
  readonly caption: DemoCaption;
  /** Values of tags beside the caption's. */
  readonly game: readonly string[];
  readonly playerUuid: string | undefined;
  readonly row: Row;
}

function itemOf(source: MediaSource, random: Random, type: 'image' | 'video', index: number, item: Item): DemoMedia {
  const { seed, instanceId, now } = source;
  const uuid = random.uuid();
  const { file, caption, playerUuid } = item;
  // Videos lie between the images; the newest comes first.
  // Numbers beyond all pictures make none older than a year.
  const age = (Math.min(index, 2600) * (type === 'image' ? 197 : 1903) + random.between(0, 60)) * minute;
  const moment = new Date(now.getTime() - age).toISOString();
  const uploader = random.pick(uploaders);
  const key = `26/01/${hash('sha256', `demo ${seed} ${instanceId} ${type} ${index}`).slice(0, 12)}`;
  const values = [...caption.tags.filter((value) => source.tags.has(value)), ...item.game];
  return {
    uuid,
    key,
    ...(playerUuid !== undefined && { playerUuid }),
    row: {
      uuid,
      type,
      key,
      status: 'ready',
      file_uuid: fileUuid(seed, file),
      size: file.size,
      sixteen_nine: Math.abs(file.width * 9 - file.height * 16) <= 16,
      file_version: 1,
      version: 1,
      views: random.between(0, 4000),
      created_at: moment,
      last_modified: moment,
      created_by: uploader,
      modified_by: uploader,
      ...item.row,
    },
    category: { media_uuid: uuid, category_id: caption.category, sort_order: 1 },
    tags: values.map((value, place) => ({ media_uuid: uuid, value, sort_order: place + 1 })),
  };
}

function captionOf(motif: DemoMotif, player: string | undefined, index: number): DemoCaption {
  if (motif === 'crest') return { name: 'Klubbmärke', category: 6, tags: [] };
  if (player !== undefined) return { name: `Porträtt ${player}`, category: 1, tags: [] };
  const known = captions[motif];
  return known?.[Math.floor(index / scenes.length) % known.length] ?? { name: 'Bild', category: 9, tags: [] };
}

function gameTag({ games }: MediaSource, random: Random): string[] {
  const [first, ...rest] = games;
  return first === undefined ? [] : [`game.${random.pick([first, ...rest])}`];
}

function fileOf({ files }: MediaSource, motif: DemoMotif): DemoFile | undefined {
  return files.find((file) => file.motif === motif);
}

function fileUuid(seed: number, { instanceId, motif }: DemoFile): string {
  return randomOf(seed, instanceId, 'media file', motif).uuid();
}
