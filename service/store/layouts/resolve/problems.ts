import { momentOf } from '../../../../openapi/formats/moments.ts';
import type { LayoutProblem, ResolvedItem, Section, TicketPromoSlide } from '../../contract.ts';
import { type LayoutReference, referencesOf } from '../references.ts';
import { type Slide, slideKind, slidesOf } from '../section-slides.ts';
import { knownType, namesOfType } from '../section-types.ts';
import { type MediaFault, mediaFaults } from '../slide-media.ts';
import type { Facts } from './facts.ts';
import type { GroupAtMoment } from './resolve-sections.ts';
import { gameOf, isBare, isDrawn } from './slide-facts.ts';

type Code = LayoutProblem['code'];
type Found = Pick<LayoutProblem, 'severity' | 'code' | 'slideId' | 'path' | 'title' | 'href'> &
  Partial<Pick<LayoutProblem, 'titles'>>;

/** Slides that all end within this time leave a carousel empty soon, milliseconds. */
const soon = 24 * 60 * 60 * 1000;

type Resolved = GroupAtMoment['sections'][number];

/**
 * What is wrong with a section at the moment of the facts. One that its editor has hidden, or whose time is over, has
 * no problems: nobody would miss anything.
 */
export function problemsOf(
  section: Section,
  resolved: Pick<Resolved, 'state' | 'items'>,
  facts: Facts,
  place: { readonly layoutId: string | null; readonly groupId: string },
): LayoutProblem[] {
  return foundIn(section, resolved, facts).map((found) => ({ ...place, sectionId: section.id, titles: [], ...found }));
}

function foundIn(section: Section, { state, items }: Pick<Resolved, 'state' | 'items'>, facts: Facts): Found[] {
  const known = knownType(section.type);
  const whole = (severity: Found['severity'], code: Code): Found => ({
    ...{ severity, code, slideId: null, path: '', href: null },
    title: section.title || section.type,
    titles: section.title ? [] : namesOfType(section.type),
  });
  if (!known) return [whole('error', 'unknownType')];
  if (known.addOn !== null && !facts.addOns[known.addOn]) return [whole('error', 'addOnMissing')];
  if (!section.visible || state === 'expired') return [];
  return [
    ...(state === 'empty'
      ? [whole('warning', slideKind(section.type) && items.length > 0 ? 'allSlidesOver' : 'empty')]
      : []),
    ...(state === 'shown' && endsSoon(section, items, facts) ? [whole('warning', 'endsSoon')] : []),
    ...endedSponsors(section, facts),
    ...referencesOf(section).flatMap((reference) => referenceProblem(reference, section, items, facts)),
    ...slideProblems(section, items, facts),
  ];
}

/** Sponsors that still stand in the groups of a section, although their contracts have ended. */
function endedSponsors({ id }: Section, { lists }: Facts): Found[] {
  const named = new Map((lists.get(id)?.ended ?? []).map((one) => [one.id, one.title]));
  return [...named].map(([sponsor, title]): Found => {
    const href = `/sponsors/all/${sponsor}/edit`;
    return { severity: 'warning', code: 'sponsorEnded', slideId: null, path: 'config.groupIds', title, href };
  });
}

/** Whether a carousel that is seen now has nothing to show within a day. */
function endsSoon(section: Section, items: readonly ResolvedItem[], { at }: Facts): boolean {
  if (!slideKind(section.type)) return false;
  const drawn = new Set(items.filter(isDrawn).map(({ id }) => id));
  const slides = slidesOf(section).filter(({ visible = true }) => visible);
  const ends = (slide: (typeof slides)[number]) => (slide.visibleUntil ? momentOf(slide.visibleUntil) : Infinity);
  const begins = (slide: (typeof slides)[number]) => (slide.visibleFrom ? momentOf(slide.visibleFrom) : -Infinity);
  const shown = slides.filter(({ id }) => drawn.has(id));
  const last = Math.max(...shown.map(ends));
  if (shown.length === 0 || last > at + soon) return false;
  return !slides.some((slide) => !drawn.has(slide.id) && begins(slide) <= last && ends(slide) > last);
}

/** What a reference leads to that is gone, or that visitors may not see. Of hidden and ended slides nothing is told. */
function referenceProblem(
  { kind, value, path, slideId, isSlideMedia }: LayoutReference,
  section: Section,
  items: readonly ResolvedItem[],
  facts: Facts,
): Found[] {
  const item = items.find(({ id }) => id === slideId);
  if (item?.slide && ['hidden', 'expired', 'gameOver'].includes(item.slide.state)) return [];
  const one = (severity: Found['severity'], code: Code, title: string, href: string | null = null): Found[] => [
    { severity, code, slideId, path, title: title || item?.title || section.title, href },
  ];
  switch (kind) {
    case 'article': {
      const article = facts.articles.get(value);
      if (!article || article.state === 'deleted') return one('error', 'articleGone', article?.header ?? '');
      const href = `/articles/${value}/edit`;
      return article.state === 'public' ? [] : one('warning', 'articleUnpublished', article.header, href);
    }
    case 'media': {
      const media = facts.media.get(value);
      if (!media) return one('error', 'mediaGone', '');
      if (isSlideMedia && media.item.status !== 'ready') return [];
      return media.isPublic ? [] : one('warning', 'mediaPrivate', media.picture.title);
    }
    case 'route':
    case 'page':
      return facts.links.has(`${kind} ${value}`) ? [] : one('error', 'linkDead', '');
    case 'sponsorGroup':
      return facts.links.has(`sponsorGroup ${value}`) ? [] : one('error', 'sponsorGroupGone', '');
    case 'game': {
      const found = facts.games.get(value)?.game;
      if (!found || found.deleted) return one('error', 'gameGone', found?.displayName ?? '');
      if (found.state === 'canceled') return one('error', 'gameCanceled', found.displayName);
      // One with words of its own may well lead to what has been, such as its report.
      const isAnnounced = item?.game?.uuid === value;
      return isAnnounced && found.played ? one('warning', 'gameOver', found.displayName) : [];
    }
    case 'tag':
      return facts.inactiveTags.has(value) ? one('warning', 'tagInactive', tagName(section, value)) : [];
    default:
      return [];
  }
}

/** The name that the section keeps with a tag. */
function tagName({ config }: Section, value: string): string {
  const { tags = [], requiredTags = [], additionalTags = [] } = config as Record<string, NamedTag[] | undefined>;
  return [...tags, ...requiredTags, ...additionalTags].find((tag) => tag.value === value)?.name ?? value;
}

type NamedTag = { readonly value: string; readonly name?: string };

function slideProblems(section: Section, items: readonly ResolvedItem[], facts: Facts): Found[] {
  return slidesOf(section).flatMap((slide, place): Found[] => {
    const item = items.find(({ id }) => id === slide.id);
    const state = item?.slide?.state;
    if (!item || !state || ['hidden', 'expired'].includes(state)) return [];
    const path = `config.slides.${place}`;
    const title = item.title || slide.name || section.title;
    const one = (severity: Found['severity'], code: Code, at = path): Found => ({
      ...{ severity, code, slideId: slide.id, path: at, title, href: null },
    });
    const media = slide.media?.media ? facts.media.get(slide.media.media) : undefined;
    const faults = media ? mediaFaults(slide, media.item) : [];
    return [
      ...faults.map((fault) => one(isSeen(fault) ? 'warning' : 'error', fault.code, `${path}.media.${fault.path}`)),
      ...stateProblems(slide, item, facts).map(([severity, code]) => one(severity, code)),
    ];
  });
}

/** Whether visitors see a picture in spite of what is wrong with it. */
const isSeen = ({ code }: MediaFault): boolean => code === 'alt' || code === 'tooSmall';

/** What keeps a slide from being seen, or a visitor from what it offers. */
function stateProblems(slide: Slide, item: ResolvedItem, facts: Facts): [Found['severity'], Code][] {
  switch (item.slide?.state) {
    case 'incomplete':
      // Where it has a heading and a picture was chosen, what is wrong with the picture is told.
      return item.title !== '' && slide.media?.media ? [] : [['error', 'slideIncomplete']];
    case 'scheduled':
      // Told before its time, while there is time to mend it.
      return slide.kind === 'hero' && isBare(item) ? [['error', 'slideIncomplete']] : [];
    case 'noGame':
      // Of a game that the slide names its reference tells.
      return (slide as TicketPromoSlide).source === 'fixed' ? [] : [['warning', 'noGame']];
    case 'gameOver':
      return [['warning', 'gameOver']];
    case 'shown':
      return slide.kind === 'ticketPromo' && lacksTickets(slide as TicketPromoSlide, facts)
        ? [['warning', 'noTicketLink']]
        : [];
    default:
      return [];
  }
}

function lacksTickets(slide: TicketPromoSlide, facts: Facts): boolean {
  return !slide.ticketUrl && !gameOf(slide, facts)?.ticketUrl;
}
