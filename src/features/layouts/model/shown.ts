import type { SiteLayout } from '../../../../generated/model/index.ts';
import { changeGroup, changeSection } from './change.ts';
import { findGroup, findSection, sectionsOf } from './find.ts';
import { slidesOf, withSlides } from './slides.ts';

/** Whether visitors may see a group, a section or a slide of a layout, its times apart; undefined where the layout has no such part. */
export function isShown(layout: SiteLayout, id: string): boolean | undefined {
  const part = findGroup(layout, id) ?? findSection(layout, id)?.section ?? holderOf(layout, id)?.slide;
  return part && part.visible !== false;
}

/** A layout with one of its groups, sections or slides shown or hidden; the same layout where it has no such part. */
export function withShown(layout: SiteLayout, id: string, visible: boolean): SiteLayout {
  if (findGroup(layout, id)) return changeGroup(layout, id, (group) => ({ ...group, visible }));
  if (findSection(layout, id)) return changeSection(layout, id, (section) => ({ ...section, visible }));
  const holder = holderOf(layout, id);
  if (!holder) return layout;
  return changeSection(layout, holder.section.id, (section) => ({
    ...section,
    config: withSlides(
      section.config,
      slidesOf(section.config).map((slide) => (slide.id === id ? { ...slide, visible } : slide)),
    ),
  }));
}

/** A slide, and the section that it stands in. */
function holderOf(layout: SiteLayout, id: string) {
  for (const section of sectionsOf(layout)) {
    const slide = slidesOf(section.config).find((one) => one.id === id);
    if (slide) return { section, slide };
  }
  return undefined;
}
