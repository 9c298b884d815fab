import type { Section, SiteLayout } from '../../../../generated/model/index.ts';
import { type Slide, withSlides } from '../model/slides.ts';

/** A layout with nothing but one slide, shown whatever its time: what the preview of that slide draws. */
export function loneSlide(layout: SiteLayout, section: Section, slide: Slide): SiteLayout {
  const always = { visible: true, visibleFrom: null, visibleUntil: null, hiddenOn: [] };
  return {
    ...layout,
    settings: { ...layout.settings, showGameHeader: false },
    sectionGroups: layout.sectionGroups
      .filter(({ sections }) => sections.some(({ id }) => id === section.id))
      .map((group) => ({
        ...group,
        visible: true,
        sections: [
          { ...section, ...always, showTitle: false, config: withSlides(section.config, [{ ...slide, ...always }]) },
        ],
      })),
  };
}
