import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Sharp } from 'sharp';
import type { ObjectStore } from '../../blobs/object-store.ts';
import { whileDrawing } from '../../images/draw-svg.ts';
import { demoNetworks } from '../platform.ts';
import { type ClubColours, crest, shirt } from './club-drawings.ts';
import { type LogoMotif, readLogos } from './logo-files.ts';
import { type Drawing, film, floodlights, goal, pitch, rink, stand, trophy } from './scenes.ts';

/** What a demo file shows. Each site has its crest, its shirt, a video with its poster, and four of the scenes; a network's first site has all six. */
export type DemoMotif =
  | 'crest'
  | 'shirt'
  | 'rink'
  | 'floodlights'
  | 'pitch'
  | 'goal'
  | 'stand'
  | 'trophy'
  | 'film'
  | 'poster'
  | LogoMotif;

/** A file of the demo in the object store, as a row of `media_files` wants it. */
export type DemoFile = {
  readonly instanceId: string;
  readonly motif: DemoMotif;
  readonly storageKey: string;
  readonly mimetype: 'image/jpeg' | 'image/png' | 'video/mp4';
  /** Bytes. */
  readonly size: number;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** Seconds; null for a picture. */
  readonly duration: number | null;
  /** SHA-256, hexadecimal. */
  readonly hash: string;
};

type Content = Omit<DemoFile, 'instanceId' | 'storageKey'> & { readonly bytes: Buffer };

const scenes = { rink, floodlights, pitch, goal, stand, trophy } as const;
type Scene = keyof typeof scenes;
const allScenes = Object.keys(scenes) as Scene[];

/** The colours of each site's club, in the order of the sites. */
const colours: readonly [ClubColours, ...ClubColours[]] = [
  { main: '#0f172a', second: '#7dd3fc', sign: 'peak' },
  { main: '#0b3d91', second: '#e0f2fe', sign: 'star' },
  { main: '#14532d', second: '#fde047', sign: 'wave' },
  { main: '#b91c1c', second: '#ffffff', sign: 'peak' },
  { main: '#0369a1', second: '#f8fafc', sign: 'bolt' },
  { main: '#171717', second: '#fb923c', sign: 'star' },
  { main: '#115e59', second: '#fef3c7', sign: 'wave' },
];

/** Length of film.mp4; README.md tells how it was made. */
const filmSeconds = 4;

/**
 * Draws the pictures of the demo and stores them for each of its sites; the same bytes and storage keys every time. It has to be called
 * before the service answers anybody (`whileDrawing`). Rejects when the store cannot be reached.
 */
export async function drawDemoPictures(store: ObjectStore): Promise<DemoFile[]> {
  const sites = demoNetworks.flatMap((network) =>
    network.sites.map(({ instanceId }, place) => ({ instanceId, shown: place === 0 ? allScenes : fourScenes(place) })),
  );
  const [{ shared, own }, film, logos] = await Promise.all([
    drawAll(sites.length),
    readFilm(),
    Promise.all(sites.map(({ instanceId }) => logosOf(instanceId))),
  ]);
  const contents = sites.flatMap(({ instanceId, shown }, index) => {
    const seen = shared.filter(({ motif }) => motif === 'poster' || shown.some((scene) => scene === motif));
    return [...(own[index] ?? []), ...seen, film, ...(logos[index] ?? [])].map((content) => ({ instanceId, content }));
  });
  return Promise.all(contents.map(({ instanceId, content }) => keep(store, instanceId, content)));
}

/** A club shows four of the six scenes, each club others. */
function fourScenes(place: number): Scene[] {
  return allScenes.filter((_, index) => (index + place) % 3 !== 0);
}

/** The pictures that sites share, and the own ones of each. */
function drawAll(sites: number) {
  return whileDrawing(async (open) => {
    const paint = async (motif: DemoMotif, { width, height, svg }: Drawing): Promise<Content> => {
      const mimetype = motif === 'crest' ? 'image/png' : 'image/jpeg';
      const bytes = await encode(open(svg), mimetype);
      return contentOf({ motif, mimetype, width, height, duration: null }, bytes);
    };
    const shared = allScenes.map((scene) => paint(scene, scenes[scene]()));
    const own = Array.from({ length: sites }, (_, index) => {
      const club = colours[index % colours.length] ?? colours[0];
      return Promise.all([paint('crest', crest(club)), paint('shirt', shirt(club))]);
    });
    return { shared: await Promise.all([...shared, paint('poster', film(0.5))]), own: await Promise.all(own) };
  });
}

function encode(picture: Sharp, mimetype: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  return mimetype === 'image/png' ? picture.png().toBuffer() : picture.jpeg({ quality: 82 }).toBuffer();
}

async function readFilm(): Promise<Content> {
  const bytes = await readFile(new URL('film.mp4', import.meta.url));
  const { width, height } = film();
  return contentOf({ motif: 'film', mimetype: 'video/mp4', width, height, duration: filmSeconds }, bytes);
}

async function logosOf(instanceId: string): Promise<Content[]> {
  const logos = await readLogos(instanceId);
  return logos.map(({ bytes, ...logo }) => contentOf({ ...logo, mimetype: 'image/png', duration: null }, bytes));
}

function contentOf(about: Omit<Content, 'bytes' | 'size' | 'hash'>, bytes: Buffer): Content {
  return { ...about, bytes, size: bytes.length, hash: hash('sha256', bytes) };
}

/** The key has the form of every storage key (site, year, month, 32 hexadecimal digits), and is drawn from site and motif. */
async function keep(store: ObjectStore, instanceId: string, { bytes, ...content }: Content): Promise<DemoFile> {
  const storageKey = `${instanceId}/26/01/${hash('sha256', `demo ${instanceId} ${content.motif}`).slice(0, 32)}`;
  await store.put(storageKey, bytes, content.mimetype);
  return { ...content, instanceId, storageKey };
}
