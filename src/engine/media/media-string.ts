/**
 * The point of a picture that every crop keeps, as shares of its width and height from the top left (specification §3).
 */
export interface FocalPoint {
  fpx: number;
  fpy: number;
}

/** How a picture is asked for; lengths in pixels of the file that comes, not of the page. */
export interface PictureLook {
  width?: number | undefined;
  /** With a width, the picture is cropped to exactly both; alone, one only bounds it and nothing is enlarged. */
  height?: number | undefined;
  /**
   * What a crop keeps. Null is the middle (specification §9); left out, the service takes what is stored for the
   * picture.
   */
  focalPoint?: FocalPoint | null | undefined;
  /**
   * From the service itself and not from a CDN before it: what the page reads the bytes of, it may fetch from there
   * alone.
   */
  fromService?: boolean | undefined;
}

/** How a set of pictures is asked for: in which widths, and cropped to `ratio` (width by height) where one is given. */
export interface PictureSetLook {
  widths?: readonly number[] | undefined;
  ratio?: number | undefined;
  focalPoint?: FocalPoint | null | undefined;
}

/** The default focal point, which counts as none (specification §9). */
export const MIDDLE: FocalPoint = { fpx: 0.5, fpy: 0.5 };

/** The service renders no longer side. */
const LONGEST = 4096;
/** Widths that suit a box of any size on any screen: each about a third more than the one before. */
const WIDTHS: readonly number[] = [160, 240, 320, 480, 640, 960, 1280, 1920, 2560];

/** Who stores what this service keeps itself, as mediaStrings name it. */
export const OWN_PROVIDER = 'embedded';

const MEDIA_STRING = /^(?:image|video)\|([^|]+)\|([A-Za-z0-9/_-]+)$/;
/** Path and parameters of a picture of the service or of a CDN before it: `/images/<yy>/<mm>/<12 hex>`. */
const RENDERED = /^((?:https?:\/\/[^/?#]+)?(?:\/[^?#]*)?\/images\/\d{2}\/\d{2}\/[0-9a-f]{12})(?:\?([^#]*))?$/;

/**
 * The address of a picture from its mediaString (`image|embedded|26/11/b1bf9baf857c`, a video's for its poster) or its
 * imgixUrl, in the size that is needed (imgix's parameters; default crop focalpoint and fit crop, specification §9). An
 * address of elsewhere is given back as it is: nothing renders it. The picture of another provider is known to the
 * service alone, and `useShownPicture` asks it.
 * @returns an empty text for what is none of these
 */
export function pictureAddress(picture: string, look: PictureLook = {}): string {
  const rendered = renderedOf(picture, look.fromService ? '' : picturesBase);
  if (!rendered) return isAddress(picture) ? picture : '';
  const parameters = new URLSearchParams(rendered.query);
  const { width, height } = bounded(look);
  if (width !== undefined) parameters.set('w', String(width));
  if (height !== undefined) parameters.set('h', String(height));
  if (width !== undefined && height !== undefined) crop(parameters, look.focalPoint);
  else if (width !== undefined || height !== undefined) parameters.set('fit', 'max');
  parameters.set('auto', 'format');
  return `${rendered.path}?${parameters}`;
}

/**
 * The `srcset` of a picture: its address in several widths, of which the browser takes the one that fits its box
 * (`sizes`) and its screen.
 * @returns an empty text where there is nothing to choose from: the picture is rendered by nobody, or there is none
 */
export function srcsetOf(picture: string, { widths = WIDTHS, ratio, focalPoint }: PictureSetLook = {}): string {
  if (!renderedOf(picture)) return '';
  return widths
    .map((width) => {
      const height = ratio === undefined ? undefined : Math.round(width / ratio);
      return `${pictureAddress(picture, { width, height, focalPoint })} ${width}w`;
    })
    .join(', ');
}

/** Whether a text is the mediaString of something that another provider stores. */
export function isOfOtherProvider(picture: string): boolean {
  const [, provider = OWN_PROVIDER] = MEDIA_STRING.exec(picture) ?? [];
  return provider !== OWN_PROVIDER;
}

/** Whether two focal points are the same; none is the middle (specification §3). */
export function isSameFocalPoint(one: FocalPoint | null | undefined, other: FocalPoint | null | undefined): boolean {
  const [a, b] = [one ?? MIDDLE, other ?? MIDDLE];
  return a.fpx === b.fpx && a.fpy === b.fpy;
}

function renderedOf(picture: string, base = ''): { path: string; query: string } | undefined {
  const [, provider, key] = MEDIA_STRING.exec(picture) ?? [];
  if (provider === OWN_PROVIDER) return { path: `${base}/images/${key}`, query: '' };
  const [, path, query = ''] = RENDERED.exec(picture) ?? [];
  return path === undefined ? undefined : { path, query };
}

let picturesBase = '';

/**
 * From now on the pictures of mediaStrings come from this address (`IMAGES_URL` of the service, such as a CDN); an
 * empty text is the page's own.
 */
export function showPicturesFrom(address: string): void {
  picturesBase = address;
}

/** The address that pictures of mediaStrings come from: an empty text is the page's own. */
export function picturesAddress(): string {
  return picturesBase;
}

const isAddress = (text: string): boolean => /^(https?:\/\/|\/|data:image\/|blob:)/.test(text);

/** Both sides in whole pixels that the service renders; their ratio stays. */
function bounded({ width, height }: PictureLook): Pick<PictureLook, 'width' | 'height'> {
  const scale = Math.min(1, LONGEST / Math.max(width ?? 1, height ?? 1));
  const whole = (length: number | undefined): number | undefined =>
    length === undefined ? undefined : Math.max(1, Math.round(length * scale));
  return { width: whole(width), height: whole(height) };
}

function crop(parameters: URLSearchParams, focalPoint: FocalPoint | null | undefined): void {
  parameters.set('fit', 'crop');
  parameters.set('crop', 'focalpoint');
  if (focalPoint === undefined) return;
  const { fpx, fpy } = focalPoint ?? MIDDLE;
  parameters.set('fp-x', share(fpx));
  parameters.set('fp-y', share(fpy));
}

/** A share in at most four decimals, never in powers of ten. */
const share = (value: number): string => String(Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000);
