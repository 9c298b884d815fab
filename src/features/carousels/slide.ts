import type { FocalPoint } from '../../engine/media/media-string.ts';
import { isValues, textAt, valueAt } from '../../engine/values/values.ts';

/** A slide as it is held: its id, and whatever its form has. */
export type AnySlide = Readonly<Record<string, unknown>> & { readonly id: string };

/** When a slide is shown: from and until, in milliseconds since the epoch; without an end for ever. */
export interface SlideTimes {
  from: number;
  until: number;
}

/** The times of a slide that is not hidden; undefined for one that is. `endsBy` is the start of a game that ends it, too. */
export function timesOf(slide: AnySlide, endsBy?: string): SlideTimes | undefined {
  if (slide.visible === false) return undefined;
  const [from, until] = [textAt(slide, 'visibleFrom'), textAt(slide, 'visibleUntil')];
  return {
    from: from === '' ? Number.NEGATIVE_INFINITY : Date.parse(from),
    until: Math.min(...[until, endsBy ?? ''].map((end) => (end === '' ? Number.POSITIVE_INFINITY : Date.parse(end)))),
  };
}

/** The mediaString of a slide's picture or video; empty where it has none. */
export function mediaOf(slide: AnySlide): string {
  return isValues(slide.media) ? textAt(slide.media, 'media') : '';
}

/** The icon that stands for a slide without a picture: a notice's own, or a ticket; empty for one of a hero. */
export function iconOf(slide: AnySlide): string {
  return slide.kind === 'ticketPromo' ? 'ticket' : textAt(slide, 'icon');
}

/** The point of the picture that the slide keeps in its crops; undefined where it is the library's. */
export function focalPointOf(slide: AnySlide): FocalPoint | undefined {
  const [fpx, fpy] = [valueAt(slide, 'media.focalPoint.fpx'), valueAt(slide, 'media.focalPoint.fpy')];
  return typeof fpx === 'number' && typeof fpy === 'number' ? { fpx, fpy } : undefined;
}
