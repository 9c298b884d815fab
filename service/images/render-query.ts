import type { Fault } from '../http/faults.ts';
import { invalidRequest } from '../http/http-error.ts';

/** A point of a picture as shares of its width and height, 0 to 1 from its top left corner. */
export type FocalPoint = { readonly fpx: number; readonly fpy: number };

/** How a picture is asked for; lengths in pixels. */
export type RenderQuery = {
  readonly width?: number;
  readonly height?: number;
  /** `clip`: as large as fits; `max`: the same, never enlarged; `crop`: exactly width by height, what stands over is cut off. */
  readonly fit: 'clip' | 'crop' | 'max';
  /** The point that a crop keeps in its middle; `stored`: that of the media item. */
  readonly focus: FocalPoint | 'stored' | undefined;
  /** Whether the answer may have another format than the picture, by what the browser accepts. */
  readonly autoFormat: boolean;
  /** The version that the address was made for. */
  readonly version: number | undefined;
};

/** The longest side of what is answered, pixels. */
export const longestSide = 4096;

const length = (value: string) =>
  /^\d{1,4}$/.test(value) && Number(value) >= 1 ? Number(value) <= longestSide : false;
const share = (value: string) => /^(0?\.\d{1,8}|[01](\.0{0,8})?|0)$/.test(value);

/** The parameters, each with what it takes; there are no others. */
const parameters: Readonly<Record<string, { readonly takes: (value: string) => boolean; readonly message: string }>> = {
  w: { takes: length, message: `must be a whole number from 1 to ${longestSide}` },
  h: { takes: length, message: `must be a whole number from 1 to ${longestSide}` },
  fit: oneOf('clip', 'crop', 'max'),
  crop: oneOf('focalpoint'),
  'fp-x': { takes: share, message: 'must be a number from 0 to 1' },
  'fp-y': { takes: share, message: 'must be a number from 0 to 1' },
  auto: oneOf('format'),
  v: { takes: (value) => /^\d{1,9}$/.test(value), message: 'must be a whole number' },
};

function oneOf(...values: readonly string[]) {
  return { takes: (value: string) => values.includes(value), message: `must be ${values.join(' or ')}` };
}

/**
 * Reads imgix's parameters as far as we have them (design: service).
 * @throws {HttpError} 400 that names every parameter which is unknown, given twice or not understood
 */
export function readRenderQuery(query: Readonly<Record<string, unknown>>): RenderQuery {
  const faults = Object.entries(query).flatMap(([name, value]) => faultOf(name, value));
  if (faults.length > 0) throw invalidRequest(faults);
  const text = (name: string) => (typeof query[name] === 'string' ? query[name] : undefined);
  const number = (name: string) => (text(name) === undefined ? undefined : Number(text(name)));
  const [width, height] = [number('w'), number('h')];
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    fit: (text('fit') ?? 'clip') as RenderQuery['fit'],
    focus: text('crop') === 'focalpoint' ? focusOf(number('fp-x'), number('fp-y')) : undefined,
    autoFormat: text('auto') === 'format',
    version: number('v'),
  };
}

function focusOf(fpx: number | undefined, fpy: number | undefined): RenderQuery['focus'] {
  return fpx === undefined && fpy === undefined ? 'stored' : { fpx: fpx ?? 0.5, fpy: fpy ?? 0.5 };
}

function faultOf(name: string, value: unknown): Fault[] {
  const parameter = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
  if (!parameter) return [{ path: name, message: 'is not known', code: 'unknown' }];
  if (typeof value !== 'string') return [{ path: name, message: 'is given twice', code: 'type' }];
  return parameter.takes(value) ? [] : [{ path: name, message: parameter.message, code: 'format' }];
}
