import type { HeroSlide, InfoSlide, SlideLink, TicketPromoSlide } from '../contract.ts';
import type { Fault } from './schedule.ts';
import type { Slide } from './section-slides.ts';

/**
 * What the contract's shapes cannot say of a slide: what it needs because of something else that it says. Paths are
 * within the slide. What a stored slide (`before`) lacks already it may lack, so that another slide of it can be saved.
 */
export function slideFaults(slide: Slide, before: Slide | undefined): Fault[] {
  if (before && JSON.stringify(before) === JSON.stringify(slide)) return [];
  switch (slide.kind) {
    case 'hero':
      return heroFaults(slide);
    case 'ticketPromo':
      return ticketFaults(slide as TicketPromoSlide);
    default:
      return infoFaults(slide as InfoSlide);
  }
}

function heroFaults({ heading, articleId, link, buttons = [] }: HeroSlide): Fault[] {
  return [
    ...(heading?.trim() || articleId || (link?.kind === 'game' && link.id) ? [] : [missing('heading')]),
    ...linkFaults('link', link),
    ...buttons.flatMap(({ link: to }, place) => linkFaults(`buttons.${place}.link`, to)),
  ];
}

function ticketFaults({ source, gameUuid, media }: TicketPromoSlide): Fault[] {
  return [...(source === 'fixed' && !gameUuid ? [missing('gameUuid')] : []), ...imageFaults(media)];
}

function infoFaults({ link, media }: InfoSlide): Fault[] {
  return [...linkFaults('link', link), ...imageFaults(media)];
}

function linkFaults(path: string, link: SlideLink | undefined): Fault[] {
  if (!link || link.kind === 'none') return [];
  if (link.kind === 'external') return link.url ? [] : [missing(`${path}.url`)];
  return link.id ? [] : [missing(`${path}.id`)];
}

/** Only a hero slide shows videos. */
function imageFaults(media: HeroSlide['media']): Fault[] {
  if (!media?.media?.startsWith('video|')) return [];
  return [{ path: 'media.media', code: 'invalidMediaType', message: 'must be an image' }];
}

function missing(path: string): Fault {
  return { path, code: 'required', message: 'is required' };
}
