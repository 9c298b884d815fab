import type { FormDefinition, Section } from '../../contract/entity.ts';

/** How many fields fill a screen. */
const AT_FIRST = 8;

/**
 * The sections that a form draws at first: what fits on a screen, so that a long form is there as soon as a short one.
 * A section is never divided.
 */
export function firstSections({ sections }: FormDefinition): ReadonlySet<Section> {
  let count = 0;
  return new Set(
    sections.filter((section) => {
      const isFirst = count < AT_FIRST;
      count += section.fields.length;
      return isFirst;
    }),
  );
}
