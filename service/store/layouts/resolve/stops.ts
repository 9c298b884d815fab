import { momentOf } from '../../../../openapi/formats/moments.ts';
import type { LayoutStop, Section, SectionGroup, TicketPromoSlide } from '../../contract.ts';
import { instant } from '../held-groups.ts';
import { slidesOf } from '../section-slides.ts';
import { namesOfType } from '../section-types.ts';
import type { ArticleFact, Facts } from './facts.ts';
import type { GroupAtMoment } from './resolve-sections.ts';
import { gameOf } from './slide-facts.ts';

/** How far ahead stops are looked for, milliseconds. */
export const stopsAhead = 7 * 24 * 60 * 60 * 1000;

type Candidate = Omit<LayoutStop, 'at' | 'titles'> & {
  readonly at: string | null | undefined;
  readonly titles?: LayoutStop['titles'];
};

/**
 * The moments of the days ahead at which visitors begin to see something else, the next one first; `changing` are the
 * articles that appear or end then.
 */
export function stopsOf(
  groups: readonly SectionGroup[],
  resolved: readonly GroupAtMoment[],
  facts: Facts,
  changing: readonly ArticleFact[],
): LayoutStop[] {
  const sections = groups
    .filter(({ visible }) => visible)
    .flatMap((group) => group.sections.filter(({ visible }) => visible));
  const games = new Map(resolved.flatMap((group) => group.sections.map(({ id, items }) => [id, items])));
  const list = sections.find(({ type, config }) => type === 'ARTICLE LIST' && config.source !== 'manual');
  const candidates = [
    ...sections.flatMap((section) => [...sectionStops(section), ...gameStops(section, games.get(section.id) ?? [])]),
    ...sections.flatMap((section) => slideStops(section, facts)),
    ...(list ? articleStops(list.id, changing) : []),
  ];
  return candidates
    .flatMap(({ at, titles = [], ...rest }): LayoutStop[] => {
      const text = instant(at);
      if (text === null) return [];
      const moment = momentOf(text);
      return moment > facts.at && moment <= facts.at + stopsAhead ? [{ at: text, titles, ...rest }] : [];
    })
    .sort((one, other) => momentOf(one.at) - momentOf(other.at) || one.change.localeCompare(other.change));
}

function sectionStops({ id, type, title, visibleFrom, visibleUntil, config }: Section): Candidate[] {
  const of = { sectionId: id, slideId: null, title: title || type, titles: title ? [] : namesOfType(type) };
  const pins =
    type === 'ARTICLE LIST' && Array.isArray(config.pinned) ? (config.pinned as { until?: string | null }[]) : [];
  return [
    { ...of, change: 'sectionAppears', at: visibleFrom },
    { ...of, change: 'sectionEnds', at: visibleUntil },
    ...pins.map(({ until }): Candidate => ({ ...of, change: 'pinEnds', at: until })),
  ];
}

function gameStops({ id, type }: Section, items: GroupAtMoment['sections'][number]['items']): Candidate[] {
  if (type !== 'GAMES') return [];
  return items.map(({ title, titles, game }) => ({
    change: 'gameStarts',
    at: game?.startDateTime,
    sectionId: id,
    slideId: null,
    title,
    titles,
  }));
}

function slideStops(section: Section, facts: Facts): Candidate[] {
  return slidesOf(section)
    .filter(({ visible = true }) => visible)
    .flatMap((slide): Candidate[] => {
      const game = slide.kind === 'ticketPromo' ? gameOf(slide as TicketPromoSlide, facts)?.game : undefined;
      const heading = 'heading' in slide ? slide.heading?.trim() : '';
      const title = heading || game?.displayName || slide.name || section.title || section.type;
      const of = { sectionId: section.id, slideId: slide.id, title, titles: heading ? [] : (game?.titles ?? []) };
      return [
        { ...of, change: 'slideAppears', at: slide.visibleFrom },
        { ...of, change: 'slideEnds', at: slide.visibleUntil },
        ...(slide.kind === 'ticketPromo'
          ? ([
              { ...of, change: 'saleStarts', at: (slide as TicketPromoSlide).onSaleFrom },
              { ...of, change: 'gameStarts', at: game?.startDateTime },
            ] as const)
          : []),
      ];
    });
}

function articleStops(sectionId: string, changing: readonly ArticleFact[]): Candidate[] {
  return changing.flatMap(({ header, publishedAt, unpublishAt }): Candidate[] => {
    const of = { sectionId, slideId: null, title: header };
    return [
      { ...of, change: 'articleAppears', at: publishedAt },
      { ...of, change: 'articleEnds', at: unpublishAt },
    ];
  });
}
