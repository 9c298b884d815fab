import type { Section, SectionGroup, SiteLayout } from '../../../../generated/model/index.ts';
import type { Slide } from './slides.ts';

/** A section for tests; its id is also its title. */
export function sampleSection(id: string, more: Partial<Section> = {}): Section {
  return {
    id,
    sectionGroupId: '',
    type: 'VIDEOS',
    title: id,
    showTitle: true,
    visible: true,
    visibleFrom: null,
    visibleUntil: null,
    hiddenOn: [],
    span: 1,
    sortOrder: 0,
    config: { count: 6 },
    createdAt: null,
    updatedAt: null,
    ...more,
  };
}

/** A carousel for tests, of slides with these ids. */
export function sampleCarousel(id: string, ...slides: readonly string[]): Section {
  return sampleSection(id, {
    type: 'HERO SLIDER',
    config: { autoplay: false, slides: slides.map((slide) => sampleSlide(slide)) },
  });
}

/** A slide for tests; its id is also its heading. */
export function sampleSlide(id: string, more: object = {}): Slide {
  return { id, kind: 'hero', heading: id, visible: true, ...more };
}

/** A layout for tests: groups by their ids, each with its sections. */
export function sampleLayout(
  groups: Readonly<Record<string, readonly Section[]>>,
  more: Partial<SiteLayout> = {},
): SiteLayout {
  return {
    id: 'layout',
    name: 'Start page',
    kind: 'startPage',
    isStartPage: true,
    active: true,
    settings: { width: 'wide' },
    sectionGroups: Object.entries(groups).map(
      ([id, sections], sortOrder): SectionGroup => ({
        id,
        name: id,
        area: 'main',
        columns: 1,
        visible: true,
        sortOrder,
        sections: sections.map((section) => ({ ...section, sectionGroupId: id })),
      }),
    ),
    instanceId: 'site',
    version: 1,
    sectionCount: 0,
    usageCount: 0,
    problemCount: 0,
    publishedAt: null,
    publishedBy: null,
    createdAt: null,
    createdBy: null,
    lastModified: null,
    ...more,
  };
}

/** What stands where, in short: `top: hero(a b) videos; bottom: x`. */
export function shapeOf({ sectionGroups }: SiteLayout): string {
  const section = ({ id, config }: Section): string => {
    const { slides } = config as { slides?: readonly { id: string }[] };
    return slides ? `${id}(${slides.map((slide) => slide.id).join(' ')})` : id;
  };
  return sectionGroups.map(({ id, sections }) => `${id}: ${sections.map(section).join(' ')}`.trim()).join('; ');
}
