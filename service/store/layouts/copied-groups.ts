import { randomUUID } from 'node:crypto';
import type { SectionGroup } from '../contract.ts';
import { slidesOf, withSlides } from './section-slides.ts';

/** Groups with all that is in them under new ids. */
export function copiedGroups(groups: readonly SectionGroup[]): SectionGroup[] {
  return groups.map((group) => {
    const id = randomUUID();
    const sections = group.sections.map((section) => {
      const copy = { ...section, id: randomUUID(), sectionGroupId: id };
      const slides = slidesOf(section);
      return slides.length === 0
        ? copy
        : withSlides(
            copy,
            slides.map((slide) => ({ ...slide, id: randomUUID() })),
          );
    });
    return { ...group, id, sections };
  });
}
