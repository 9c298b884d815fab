import type { Section, SectionGroup, SiteLayout } from '../../../../generated/model/index.ts';
import { type Slide, slidesOf } from './slides.ts';

/** Where a section stands. */
export interface SectionPlace {
  group: SectionGroup;
  section: Section;
  /** Its place in the group, from 0. */
  index: number;
}

/** A section of a layout, and where it stands; undefined when it has none of this id. */
export function findSection({ sectionGroups }: SiteLayout, id: string | undefined): SectionPlace | undefined {
  for (const group of sectionGroups) {
    const index = group.sections.findIndex((section) => section.id === id);
    const section = group.sections[index];
    if (section) return { group, section, index };
  }
  return undefined;
}

/** A group of a layout. */
export function findGroup({ sectionGroups }: SiteLayout, id: string | undefined): SectionGroup | undefined {
  return sectionGroups.find((group) => group.id === id);
}

/** A slide of a section. */
export function findSlide(section: Section | undefined, id: string | undefined): Slide | undefined {
  return section && slidesOf(section.config).find((slide) => slide.id === id);
}

/** The section that has a slide. */
export function sectionOfSlide(layout: SiteLayout, slideId: string): Section | undefined {
  return sectionsOf(layout).find((section) => findSlide(section, slideId));
}

/** All sections of a layout, from top to bottom. */
export function sectionsOf({ sectionGroups }: SiteLayout): Section[] {
  return sectionGroups.flatMap(({ sections }) => sections);
}
