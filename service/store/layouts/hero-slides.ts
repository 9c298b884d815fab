import { randomUUID } from 'node:crypto';
import { layoutLimits } from '../../../openapi/formats/layout-limits.ts';
import type { HeroSlide, HeroSlideInput, Section } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import {
  ConflictError,
  ContentError,
  ForeignReferenceError,
  NotFoundError,
  UnknownReferencesError,
} from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { heldSection } from './held-groups.ts';
import { readStartPage, type StoredLayout, sectionsOf } from './layouts.ts';
import { lockedStartPage, type Publisher, present, saveLayout } from './save-layout.ts';
import { slidesOf, withSlides } from './section-slides.ts';
import type { OfStartPage } from './start-page.ts';

/** The slides of the first hero slider of the start page, in their order; none where it has no hero slider. */
export async function listHeroSlides(reader: Reader): Promise<HeroSlide[]> {
  const layout = await readStartPage(reader);
  const carousel = layout && carouselOf(layout);
  return carousel ? slidesOf(carousel) : [];
}

/** One of these slides. Throws `NotFoundError`. */
export async function getHeroSlide(reader: Reader, id: string): Promise<OfStartPage<HeroSlide>> {
  return slideOf(present(await readStartPage(reader), 'start page'), id);
}

/**
 * Puts a slide at the end of them at once. Throws `NotFoundError` where the site has no start page, `ConflictError`
 * (`noCarousel`, `tooMany`, `duplicateId`), and what `saveLayout` throws.
 */
export async function createHeroSlide(
  transaction: Transaction,
  publisher: Publisher,
  input: HeroSlideInput,
): Promise<OfStartPage<HeroSlide>> {
  const before = await lockedStartPage(transaction);
  const carousel = carouselOf(before);
  if (!carousel) throw new ConflictError('noCarousel', ['id'], 'The start page has no hero slider.');
  const slides = slidesOf(carousel);
  if (slides.length >= layoutLimits.slides) {
    throw new ConflictError('tooMany', ['id'], `A carousel has at most ${layoutLimits.slides} slides.`);
  }
  const slide = { id: randomUUID(), ...withoutUndefined(input), kind: 'hero' } as HeroSlide;
  if (slides.some(({ id }) => id === slide.id)) {
    throw new ConflictError('duplicateId', ['id'], 'Another slide has this id.');
  }
  return save(transaction, publisher, before, withSlides(carousel, [...slides, slide]), slide.id);
}

/** Replaces a slide at once. Throws `NotFoundError`, `StaleError`, and what `saveLayout` throws. */
export async function updateHeroSlide(
  transaction: Transaction,
  publisher: Publisher,
  id: string,
  input: HeroSlideInput,
  expectedVersion?: number,
): Promise<OfStartPage<HeroSlide>> {
  const before = await lockedStartPage(transaction, expectedVersion);
  const { carousel, slides } = carouselWith(before, id);
  const replaced: HeroSlide = { ...input, id, kind: 'hero' };
  const next = slides.map((slide) => (slide.id === id ? replaced : slide));
  return save(transaction, publisher, before, withSlides(carousel, next), id);
}

/** Deletes a slide at once. Throws `NotFoundError` and `StaleError`. */
export async function deleteHeroSlide(
  transaction: Transaction,
  publisher: Publisher,
  id: string,
  expectedVersion?: number,
): Promise<void> {
  const before = await lockedStartPage(transaction, expectedVersion);
  const { carousel, slides } = carouselWith(before, id);
  const rest = slides.filter((slide) => slide.id !== id);
  await saveLayout(transaction, publisher, before, { groups: groupsWith(before, withSlides(carousel, rest)) });
}

async function save(
  transaction: Transaction,
  publisher: Publisher,
  before: StoredLayout,
  carousel: Section,
  id: string,
): Promise<OfStartPage<HeroSlide>> {
  const groups = groupsWith(before, carousel);
  try {
    return slideOf(await saveLayout(transaction, publisher, before, { groups, pathOf: () => carouselPath }), id);
  } catch (error) {
    throw atSlide(
      error,
      slidesOf(carousel).findIndex((slide) => slide.id === id),
    );
  }
}

/** Stands for the path of the carousel while it is checked: what is sent is one slide of it. */
const carouselPath = 'carousel';

/** The body is the slide itself: its faults stand at its properties. */
function atSlide(error: unknown, place: number): unknown {
  const beginning = `${carouselPath}.config.slides.${place}.`;
  const own = (path: string) => (path.startsWith(beginning) ? path.slice(beginning.length) : path);
  const ownFaults = (faults: ContentError['faults']) => faults.map((fault) => ({ ...fault, path: own(fault.path) }));
  if (error instanceof ContentError) return new ContentError(ownFaults(error.faults));
  if (error instanceof UnknownReferencesError) return new UnknownReferencesError(ownFaults(error.faults));
  if (error instanceof ConflictError) return new ConflictError(error.code, error.paths.map(own), error.message);
  if (error instanceof ForeignReferenceError) {
    return new ForeignReferenceError(error.code, error.paths.map(own), error.message);
  }
  return error;
}

function groupsWith({ sectionGroups }: StoredLayout, carousel: Section) {
  return sectionGroups.map((group) => ({
    ...group,
    sections: group.sections.map((section) =>
      section.id === carousel.id ? heldSection(carousel, new Map([[section.id, section]]), section.sortOrder) : section,
    ),
  }));
}

function carouselWith(layout: StoredLayout, id: string) {
  const carousel = carouselOf(layout);
  const slides = carousel ? slidesOf(carousel) : [];
  if (!carousel || !slides.some((slide) => slide.id === id)) throw new NotFoundError('hero slide', id);
  return { carousel, slides };
}

function carouselOf(layout: StoredLayout): Section | undefined {
  return sectionsOf(layout).find(({ type }) => type === 'HERO SLIDER');
}

function slideOf(layout: StoredLayout, id: string): OfStartPage<HeroSlide> {
  const { slides } = carouselWith(layout, id);
  const value = slides.find((slide) => slide.id === id) as HeroSlide;
  return { value, version: layout.version };
}
