import { absoluteAddress, isWebAddress } from '../../openapi/formats/web-address.ts';
import type { Picture, SiteFrame } from './page-data.ts';

type Places = Pick<SiteFrame, 'base' | 'paths'>;

/** Address of a path of the site. */
export function pathAddress({ base }: Pick<Places, 'base'>, path: string): string {
  return path === '/' ? `${base}/` : `${base}${path}`;
}

/** An address elsewhere as a link has it; undefined for one that a browser should not follow. */
export function webAddress(text: string | null | undefined): string | undefined {
  return text && isWebAddress(text) ? absoluteAddress(text) : undefined;
}

/** Where something of the site leads: a path of the site or an address elsewhere; undefined for what a browser should not follow. */
export function linkAddress(site: Pick<Places, 'base'>, href: string | null): string | undefined {
  if (href !== null && /^\/(?![/\\])/.test(href)) return pathAddress(site, encodeURI(href));
  return webAddress(href);
}

/** A path with its `:part` filled in. */
function filledPath(path: string, part: string): string {
  return path.replace(/:[^/]+/, encodeURIComponent(part));
}

/** Address of a game's page; undefined where the site has none. */
export function gameAddress(site: Places, uuid: string): string | undefined {
  return site.paths.game === null ? undefined : pathAddress(site, filledPath(site.paths.game, uuid));
}

/** Address of a player's page; undefined where the site has none. */
export function playerAddress(site: Places, uuid: string): string | undefined {
  return site.paths.player === null ? undefined : pathAddress(site, filledPath(site.paths.player, uuid));
}

/** Address of a team's page; undefined where the site has none. */
export function teamAddress(site: Places, uuid: string): string | undefined {
  const path = site.paths.teams[uuid];
  return path === undefined ? undefined : pathAddress(site, path);
}

/** Width to height of a picture on the page. */
export type Ratio = '16:9' | '1:1' | '4:5' | '21:9' | 'crest';

/** Address of a picture in a width and a shape, cut around its focal point. */
export function pictureAddress({ src, version, focalPoint }: Picture, width: number, ratio: Ratio): string {
  const [across = 1, down = 1] = ratio.split(':').map(Number);
  const cut =
    ratio === 'crest'
      ? { w: width, h: width, fit: 'max' }
      : { w: width, h: Math.round((width * down) / across), fit: 'crop', ...focus(focalPoint) };
  const query = { ...cut, auto: 'format', ...(version !== null && { v: version }) };
  return `${src}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`;
}

function focus(point: Picture['focalPoint']) {
  return point ? { crop: 'focalpoint', 'fp-x': point.fpx, 'fp-y': point.fpy } : {};
}

/** A picture in several widths, for the browser to choose from. */
export function pictureSet(picture: Picture, ratio: Ratio, widths: readonly number[]): string {
  return widths.map((width) => `${pictureAddress(picture, width, ratio)} ${width}w`).join(', ');
}

/** A picture of the library by its mediaString alone, as an editor knows it; undefined for a text that is none. */
export function libraryPicture(imagesUrl: string, mediaString: string): Picture | undefined {
  const [, type, key] = /^(image|video)\|[a-z0-9-]+\|([A-Za-z0-9/_-]+)$/.exec(mediaString) ?? [];
  if (key === undefined) return undefined;
  return {
    type: type === 'video' ? 'video' : 'image',
    src: `${imagesUrl}/images/${key}`,
    version: null,
    title: '',
    alt: '',
    credit: null,
    focalPoint: null,
    video: null,
  };
}
