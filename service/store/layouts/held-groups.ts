import { randomUUID } from 'node:crypto';
import { momentOf } from '../../../openapi/formats/moments.ts';
import type { HeldSectionGroup, Section, SectionGroup, SectionInput } from '../contract.ts';
import { type StoredLayout, sectionsOf } from './layouts.ts';
import { mostParts, type Slide, slidesOf, withSlides, writtenSlide } from './section-slides.ts';

/**
 * Groups and sections as they are stored: what the input leaves out has its default, moments are in UTC, places are
 * those in the lists. What the service says of a part that is stored comes from there.
 */
export function heldGroups(
  groups: readonly HeldSectionGroup[],
  before?: Pick<StoredLayout, 'sectionGroups'>,
): SectionGroup[] {
  const stored = new Map(before ? sectionsOf(before).map((section) => [section.id, section]) : []);
  return groups.map(({ sections, ...group }, place) => ({
    ...completeGroup(group),
    sortOrder: place,
    sections: sections.map((section, at) => heldSection({ ...section, sectionGroupId: group.id }, stored, at)),
  }));
}

type GroupInput = Omit<HeldSectionGroup, 'sections'>;

/** A group without its sections; what the input leaves out is as it is stored, or has its default. */
export function completeGroup(
  { id, name, area, columns, visible, sortOrder }: GroupInput,
  before?: SectionGroup,
): Omit<SectionGroup, 'sections'> {
  return {
    id,
    name,
    area: area ?? before?.area ?? 'main',
    columns: columns ?? before?.columns ?? 1,
    visible: visible ?? before?.visible ?? true,
    sortOrder: sortOrder ?? before?.sortOrder ?? 0,
  };
}

/** A section as it is stored, at its place; `stored` has the sections that there are by their ids. */
export function heldSection(input: SectionInput, stored: ReadonlyMap<string, Section>, place: number): Section {
  const before = stored.get(input.id);
  const title = input.title ?? '';
  const section: Section = {
    id: input.id,
    sectionGroupId: input.sectionGroupId,
    type: input.type,
    // Blanks alone are no title.
    title: title.trim() === '' ? '' : title,
    showTitle: input.showTitle ?? true,
    visible: input.visible ?? true,
    visibleFrom: instant(input.visibleFrom),
    visibleUntil: instant(input.visibleUntil),
    hiddenOn: input.hiddenOn ?? [],
    span: input.span ?? 1,
    sortOrder: place,
    config: withImageIds(input.config),
    createdAt: before?.createdAt ?? null,
    updatedAt: before?.updatedAt ?? null,
  };
  const slides = slidesOf(section);
  if (slides.length === 0) return section;
  const storedSlides = new Map(before ? slidesOf(before).map((slide) => [slide.id, slide]) : []);
  return withSlides(
    section,
    slides.map((slide, at) => heldSlide(slide, storedSlides.get(slide.id), at)),
  );
}

/** Linked images that have no id yet get one; what has all of them stays the very same. */
function withImageIds(config: Section['config']): Section['config'] {
  const { linkedImages } = config as { linkedImages?: unknown };
  if (!Array.isArray(linkedImages) || linkedImages.length > mostParts || linkedImages.every(hasId)) return config;
  return {
    ...config,
    linkedImages: linkedImages.map((one: object) => (hasId(one) ? one : { id: randomUUID(), ...one })),
  };
}

const hasId = (row: unknown): boolean => typeof row === 'object' && row !== null && 'id' in row;

function heldSlide(slide: Slide, before: Slide | undefined, place: number): Slide {
  const { createdAt = null, updatedAt = null, createdBy = null } = before ?? {};
  return { ...writtenSlide(slide), sortOrder: place, createdAt, updatedAt, createdBy };
}

/** A moment as it is stored and answered. */
export function instant(text: string | null | undefined): string | null {
  if (!text) return null;
  const moment = momentOf(text);
  return Number.isNaN(moment) ? null : new Date(moment).toISOString().replace('.000Z', 'Z');
}
