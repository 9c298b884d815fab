import type { FormDefinition, Section } from '../../contract/entity.ts';

/** How many fields a form draws at first, and with each turn after that. A section is never divided, but for the rows of its lists. */
const [AT_FIRST, LATER] = [8, 20];

/** In which turn each section is drawn: first what fits on a screen, so that a long form is there as soon as a short one. */
export function renderBatches({ sections }: FormDefinition): ReadonlyMap<Section, number> {
  let [turn, count] = [0, 0];
  return new Map(
    sections.map((section) => {
      if (count >= (turn === 0 ? AT_FIRST : LATER)) [turn, count] = [turn + 1, 0];
      count += section.fields.length;
      return [section, turn];
    }),
  );
}
