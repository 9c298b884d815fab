import { momentOf } from '../../../../openapi/formats/moments.ts';
import type { ResolvedGroup, ResolvedItem, ResolvedSection, Section, SectionGroup } from '../../contract.ts';
import { slideKind, slidesOf } from '../section-slides.ts';
import { knownType } from '../section-types.ts';
import { articleItems, pinsOf } from './article-items.ts';
import { bareItem, type Facts, type ListFact, shownPicture } from './facts.ts';
import { isDrawn, slideItem } from './slide-facts.ts';

type Resolved = Omit<ResolvedSection, 'problems'>;

/** A group with its sections, before anything is said of problems. */
export type GroupAtMoment = Omit<ResolvedGroup, 'sections'> & { readonly sections: readonly Resolved[] };

/**
 * What visitors see of the groups of a layout at the moment of the facts. A list of articles leaves out what stands
 * above it on the page, and what another list has pinned: an editor's choice comes before what a list finds by itself.
 */
export function resolveGroups(groups: readonly SectionGroup[], facts: Facts): GroupAtMoment[] {
  const shownAbove = new Set<string>();
  const pinned = pinnedAnywhere(groups, facts);
  return groups.map(({ id, name, area, columns, visible, sections }) => ({
    id,
    name,
    area,
    columns,
    visible,
    sections: sections.map((section) => resolveSection(section, visible, { facts, shownAbove, pinned })),
  }));
}

type Page = { readonly facts: Facts; readonly shownAbove: Set<string>; readonly pinned: ReadonlySet<string> };

function resolveSection(section: Section, isGroupVisible: boolean, page: Page): Resolved {
  const { id, type, title, showTitle, span, config } = section;
  const own = ownState(section, isGroupVisible, page.facts);
  const { items, leftOut, list } = itemsOf(section, page);
  const isEmpty = !items.some((item) => item.kind !== 'slide' || isDrawn(item));
  const state = own === 'shown' && isEmpty ? 'empty' : own;
  if (state === 'shown') for (const item of items) note(item, section, page.shownAbove);
  const { matching = items.length, required = matching, newest = null } = list ?? {};
  return { id, type, title, showTitle, span, state, config, items, found: { matching, required, leftOut, newest } };
}

/** What a section says of itself; an empty one is found out later. */
function ownState(section: Section, isGroupVisible: boolean, { at, device, addOns }: Facts): ResolvedSection['state'] {
  const known = knownType(section.type);
  if (!known || !section.visible || !isGroupVisible) return 'hidden';
  if (known.addOn !== null && !addOns[known.addOn]) return 'hidden';
  if (section.visibleFrom && momentOf(section.visibleFrom) > at) return 'scheduled';
  if (section.visibleUntil && momentOf(section.visibleUntil) <= at) return 'expired';
  return section.hiddenOn.includes(device) ? 'deviceHidden' : 'shown';
}

type Found = {
  readonly items: ResolvedSection['items'];
  readonly leftOut: number;
  readonly list?: ListFact | undefined;
};

function itemsOf(section: Section, { facts, shownAbove, pinned }: Page): Found {
  const list = facts.lists.get(section.id);
  if (slideKind(section.type)) return { items: slidesOf(section).map((slide) => slideItem(slide, facts)), leftOut: 0 };
  if (section.type === 'ARTICLE LIST') {
    return { ...articleItems(section, list?.articleIds ?? [], { facts, shownAbove, pinned }), list };
  }
  if (section.type === 'LINKED IMAGES') return { items: linkedImages(section, facts), leftOut: 0 };
  return { items: [...(list?.items ?? [])], leftOut: 0, list };
}

function linkedImages({ config }: Section, facts: Facts): ResolvedItem[] {
  const images = Array.isArray(config.linkedImages) ? (config.linkedImages as LinkedImage[]) : [];
  return images.flatMap(({ id, src, alt = '', url, openInNewTab = false }) => {
    const picture = shownPicture(facts, src);
    if (!picture) return [];
    const shown = { ...picture, alt: alt || picture.alt };
    return [{ ...bareItem('image', id, alt || picture.title), href: url, openInNewTab, picture: shown }];
  });
}

type LinkedImage = { id: string; src: string; alt?: string; url: string; openInNewTab?: boolean };

/** Keeps which article stands on the page: in a list, or behind a hero slide. */
function note(item: ResolvedItem, section: Section, shownAbove: Set<string>): void {
  if (item.kind === 'article') shownAbove.add(item.id);
  if (item.kind !== 'slide' || !isDrawn(item)) return;
  const slide = slidesOf(section).find(({ id }) => id === item.id);
  if (slide && 'articleId' in slide && slide.articleId) shownAbove.add(slide.articleId);
}

/** What lists that visitors see have pinned, wherever on the page. */
function pinnedAnywhere(groups: readonly SectionGroup[], facts: Facts): ReadonlySet<string> {
  return new Set(
    groups.flatMap(({ visible, sections }) =>
      sections.flatMap((section) =>
        section.type === 'ARTICLE LIST' && ownState(section, visible, facts) === 'shown'
          ? pinsOf(section, facts).map(({ articleId }) => articleId)
          : [],
      ),
    ),
  );
}
