import { useWords } from '../words.ts';
import { valuesAt, wordsAt } from './key-order.ts';
import { PickProperty, TextPair } from './properties.tsx';
import { useStudio } from './studio-context.ts';
import { UniquePanel } from './unique-panel.tsx';

/** What the definition as a whole is called, and where it stands. */
export function DefinitionPanel() {
  const { vocabulary } = useStudio();
  const t = useWords();
  return (
    <>
      <TextPair place={['labels', 'one']} label={t('studio.definition.one')} />
      <TextPair place={['labels', 'many']} label={t('studio.definition.many')} />
      <TextPair place={['labels', 'add']} label={t('studio.definition.add')} />
      <TextPair place={['about']} label={t('studio.definition.about')} isOptional isLong />
      <PickProperty
        place={['icon']}
        label={t('studio.definition.icon')}
        description={wordsAt(['icon'])}
        options={vocabulary?.icons ?? []}
      />
      <PickProperty
        place={['area']}
        label={t('studio.definition.area')}
        options={valuesAt(['area'])}
        none={t('studio.value.none')}
      />
      <UniquePanel />
    </>
  );
}
