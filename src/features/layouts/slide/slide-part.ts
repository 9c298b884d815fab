import type { SiteLayout } from '../../../../generated/model/index.ts';
import type { EditSession } from '../../../engine/edit-session/edit-session.ts';
import { type Edited, editedPart, type Lens } from '../../../engine/edit-session/edited-part.ts';
import type { Values } from '../../../engine/values/values.ts';
import { changeSection } from '../model/change.ts';
import { withDefaults } from '../model/defaults.ts';
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
  defaults: Values,
): Edited<object> {
  const lens: Lens<SiteLayout, object> = {
    read: (layout) => findSlide(findSection(layout, sectionId)?.section, id) ?? fresh ?? {},
    write: (layout, slide) =>
      withSlidesOf(layout, sectionId, (slides) =>
        slides.some((one) => one.id === id)
          ? slides.map((one) => (one.id === id ? (slide as Slide) : one))
          : [...slides, slide as Slide],
      ),
  };
  // A new one is written with all that it starts with.
  return editedPart(session, fresh ? lens : withDefaults(lens, defaults));
}
