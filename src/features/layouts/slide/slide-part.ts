import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { EditSession } from '../../../engine/edit-session/edit-session.ts';
import { type Edited, editedPart } from '../../../engine/edit-session/edited-part.ts';
import { changeSection } from '../model/change.ts';
import { findSection, findSlide } from '../model/find.ts';
import { type Slide, slidesOf, withSlides } from '../model/slides.ts';

/** The session of a held layout. */
export type LayoutSession = EditSession<SiteLayout, SiteLayout>;

/** Changes the slides of a section. */
export function changeSlides(
  session: LayoutSession,
  sectionId: string,
  change: (slides: readonly Slide[]) => readonly Slide[],
): void {
  session.replace(withSlidesOf(session.getValue(), sectionId, change));
}

function withSlidesOf(
  layout: SiteLayout,
  sectionId: string,
  change: (slides: readonly Slide[]) => readonly Slide[],
): SiteLayout {
  return changeSection(layout, sectionId, (section) => ({
    ...section,
    config: withSlides(section.config, change(slidesOf(section.config))),
  }));
}

/** One slide within the held layout; a fresh one joins its carousel with its first change. */
export function slidePart(
  session: LayoutSession,
  sectionId: string,
  id: string,
  fresh: Slide | undefined,
): Edited<object> {
  return editedPart<SiteLayout, object>(session, {
    read: (layout) => findSlide(findSection(layout, sectionId)?.section, id) ?? fresh ?? {},
    write: (layout, slide) =>
      withSlidesOf(layout, sectionId, (slides) =>
        slides.some((one) => one.id === id)
          ? slides.map((one) => (one.id === id ? (slide as Slide) : one))
          : [...slides, slide as Slide],
      ),
  });
}
