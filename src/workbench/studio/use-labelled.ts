import { jsonAt, listIn, textIn } from './json.ts';
import { SECTIONS } from './spots.ts';
import { useStudio } from './studio-context.ts';

/** The fields of the form that have labels for their values, which columns then need not bring. */
export function useLabelled(): readonly string[] {
  const { definition } = useStudio();
  const fields = listIn(definition, SECTIONS).flatMap((section) => listIn(section, ['fields']));
  return fields.filter((field) => jsonAt(field, ['choices']) !== undefined).map((field) => textIn(field, ['field']));
}
