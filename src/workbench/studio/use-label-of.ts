import { listIn, textIn } from './json.ts';
import { wordsOf } from './new-parts.ts';
import { COLUMNS, SECTIONS } from './spots.ts';
import { useStudio } from './studio-context.ts';

/** What the definition calls a property: the label of its field, else of its column, else its own words. */
export function useLabelOf(): (path: string) => string {
  const { definition, language } = useStudio();
  const fields = listIn(definition, SECTIONS).flatMap((section) => listIn(section, ['fields']));
  const shown = [...fields, ...listIn(definition, COLUMNS)];
  return (path) => {
    const found = shown.find((one) => textIn(one, ['field']) === path);
    return textIn(found, ['label', language]).trim() || wordsOf(path);
  };
}
