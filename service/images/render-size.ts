import { type FocalPoint, longestSide, type RenderQuery } from './render-query.ts';

/** Width and height in pixels. */
export type Size = { readonly width: number; readonly height: number };
/** A part of a picture in pixels, from its top left corner. */
export type Area = Size & { readonly left: number; readonly top: number };

/**
 * How a picture becomes what was asked for: `cut` is taken out of it, what remains is made `scaled`, and of this `area` is answered. `cut` is
 * there only where a crop enlarges: cutting last would blow up what is thrown away, cutting first would keep a JPEG from being shrunk while it is read.
 */
export type RenderPlan = { readonly cut?: Area; readonly scaled: Size; readonly area?: Area };

const middle: FocalPoint = { fpx: 0.5, fpy: 0.5 };

/** The plan for a picture of this size; nothing that it names is longer than a side may be, or than the picture's own. */
export function planRender(
  source: Size,
  query: Pick<RenderQuery, 'width' | 'height' | 'fit'>,
  focus = middle,
): RenderPlan {
  const { width, height, fit } = query;
  if (fit === 'crop' && width !== undefined && height !== undefined) return planCrop(source, { width, height }, focus);
  const limits = [longestSide / source.width, longestSide / source.height];
  const asked = [
    ...(width === undefined ? [] : [width / source.width]),
    ...(height === undefined ? [] : [height / source.height]),
  ];
  const enlarges = asked.length > 0 && fit !== 'max';
  return { scaled: scaledBy(source, Math.min(...limits, ...asked, ...(enlarges ? [] : [1]))) };
}

function planCrop(source: Size, wanted: Size, focus: FocalPoint): RenderPlan {
  const scale = Math.max(wanted.width / source.width, wanted.height / source.height);
  if (scale > 1) {
    const kept = {
      width: within(wanted.width / scale, source.width),
      height: within(wanted.height / scale, source.height),
    };
    return { cut: areaAround(source, kept, focus), scaled: wanted };
  }
  const { width, height } = scaledBy(source, scale);
  const scaled = { width: Math.max(width, wanted.width), height: Math.max(height, wanted.height) };
  return { scaled, area: areaAround(scaled, wanted, focus) };
}

function scaledBy({ width, height }: Size, scale: number): Size {
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

function within(length: number, most: number): number {
  return Math.min(most, Math.max(1, Math.round(length)));
}

/** The area of this size whose middle is as near to the point as the picture's edges allow. */
function areaAround(whole: Size, { width, height }: Size, { fpx, fpy }: FocalPoint): Area {
  const start = (total: number, part: number, share: number) =>
    Math.min(total - part, Math.max(0, Math.round(total * share - part / 2)));
  return { left: start(whole.width, width, fpx), top: start(whole.height, height, fpy), width, height };
}
