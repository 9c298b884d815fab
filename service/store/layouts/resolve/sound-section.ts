import type { LayoutProblem, Section } from '../../contract.ts';
import type { Fault } from '../schedule.ts';
import type { CheckConfig } from '../section-rules.ts';
import { slidesOf, withSlides } from '../section-slides.ts';
import { knownType } from '../section-types.ts';

/**
 * A section as far as its config fits its type, and what does not fit: one that is being edited may lack what it needs.
 */
export interface SoundSection {
  readonly section: Section;
  readonly faults: readonly Fault[];
}

/**
 * Leaves out slides and properties of a config that its type does not allow; the others are shown all the same. Not all
 * faults of a large config are told, so what is left is checked again, and left out whole if it does not hold.
 */
export function soundSection(section: Section, checkConfig: CheckConfig): SoundSection {
  const faults = configFaults(section, checkConfig);
  if (faults.length === 0) return { section, faults };
  const kept = withoutFaults(section, faults);
  return { section: configFaults(kept, checkConfig).length === 0 ? kept : { ...section, config: {} }, faults };
}

function configFaults({ type, config }: Section, checkConfig: CheckConfig): readonly Fault[] {
  const known = knownType(type);
  return known ? checkConfig(known.configSchema, config) : [];
}

function withoutFaults(section: Section, faults: readonly Fault[]): Section {
  const places = faults.map(({ path }) => path.split('.'));
  const badSlides = new Set(
    places.flatMap(([name, place]) => (name === 'slides' && place !== undefined ? [Number(place)] : [])),
  );
  const badNames = new Set(places.flatMap(([name, place]) => (name === 'slides' && place !== undefined ? [] : [name])));
  const config = Object.fromEntries(Object.entries(section.config).filter(([name]) => !badNames.has(name)));
  const kept = { ...section, config };
  const slides = slidesOf(kept).filter((_, place) => !badSlides.has(place));
  return badSlides.size === 0 ? kept : withSlides(kept, slides);
}

/** The faults of a config as problems of the section, or of the slide that has them. */
export function faultProblems(
  section: Section,
  faults: readonly Fault[],
  place: Pick<LayoutProblem, 'layoutId' | 'groupId'>,
): LayoutProblem[] {
  const slides = slidesOf(section);
  return faults.map(({ path }) => {
    const [name, at] = path.split('.');
    const slide = name === 'slides' ? slides[Number(at)] : undefined;
    const title = section.title || section.type;
    return {
      ...place,
      severity: 'error',
      code: 'incomplete',
      sectionId: section.id,
      slideId: slide?.id ?? null,
      path: `config.${path}`,
      title,
      titles: [],
      href: null,
    };
  });
}

/** A problem of a slide at the slide's place in the config as it was sent, where others were left out before it. */
export function atOwnPlace(problem: LayoutProblem, section: Section): LayoutProblem {
  const place = slidesOf(section).findIndex(({ id }) => id === problem.slideId);
  if (place < 0) return problem;
  return { ...problem, path: problem.path.replace(/^config\.slides\.\d+/, `config.slides.${place}`) };
}
