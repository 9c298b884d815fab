import { textAt, type Values } from '../../engine/values/values.ts';
import type { AnySlide } from './slide.ts';

const HOUR = 3_600_000;
/** The moments of a slide that a shift moves. */
const TIMES = ['visibleFrom', 'visibleUntil', 'onSaleFrom'] as const;

/** A slide whose times are moved by whole or half hours, later or earlier; what has no time stays without one. */
function shifted(slide: AnySlide, hours: number): AnySlide {
  const moved: Record<string, unknown> = {};
  for (const name of TIMES) {
    const time = Date.parse(textAt(slide, name));
    if (!Number.isNaN(time)) moved[name] = new Date(time + hours * HOUR).toISOString();
  }
  return { ...slide, ...moved };
}

/** What is done with several slides: values that each gets, or a move of their times. */
export type SlideChange = { set: Values } | { hours: number } | 'remove';

/** A carousel with some of its slides changed. */
export function withSeveral(
  slides: readonly AnySlide[],
  ids: readonly string[],
  change: SlideChange,
): readonly AnySlide[] {
  if (change === 'remove') return slides.filter(({ id }) => !ids.includes(id));
  return slides.map((slide) => {
    if (!ids.includes(slide.id)) return slide;
    return 'hours' in change ? shifted(slide, change.hours) : { ...slide, ...change.set };
  });
}
