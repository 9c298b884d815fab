import { useWords } from '../words.ts';
import { ConditionEditor } from './condition-editor.tsx';
import { type Place, textIn } from './json.ts';
import { TextPair } from './properties.tsx';
import { useStudio } from './studio-context.ts';
import { useFieldsBeside } from './use-fields-beside.ts';

/** The properties of a section of the form. */
export function SectionPanel({ place }: { place: Place }) {
  const { definition } = useStudio();
  const t = useWords();
  const beside = useFieldsBeside({ kind: 'section', name: textIn(definition, [...place, 'name']) });
  return (
    <>
      <TextPair place={[...place, 'title']} label={t('studio.section.title')} />
      <TextPair place={[...place, 'description']} label={t('studio.section.description')} isOptional isLong />
      <ConditionEditor place={[...place, 'when']} fields={beside} />
    </>
  );
}
