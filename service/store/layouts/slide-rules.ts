import { slideNeeds } from '../../../openapi/formats/slide-needs.ts';
import type { HeroSlide } from '../contract.ts';
import type { Fault } from './schedule.ts';
import type { Slide } from './section-slides.ts';

/**
 * What the contract's shapes cannot say of a slide. Paths are within the slide. What a stored slide (`before`) lacks
 * already it may lack, so that another slide of it can be saved.
 */
export function slideFaults(slide: Slide, before: Slide | undefined): Fault[] {
  if (before && JSON.stringify(before) === JSON.stringify(slide)) return [];
  const lacking = slideNeeds(slide);
  return [
    ...lacking.map((path): Fault => ({ path, code: 'required', message: 'is required' })),
    ...(slide.kind === 'hero' ? [] : imageFaults((slide as Pick<HeroSlide, 'media'>).media)),
  ];
}

/** Only a hero slide shows videos. */
function imageFaults(media: HeroSlide['media']): Fault[] {
  if (!media?.media?.startsWith('video|')) return [];
  return [{ path: 'media.media', code: 'invalidMediaType', message: 'must be an image' }];
}
