import type { OfferedField } from '../protocol.ts';
import { useWords } from '../words.ts';
import { PlainValue } from './plain-value.tsx';

/** What a new one starts from in one property, where that is a plain value. */
export function StartValue({ offered }: { offered: OfferedField }) {
  const t = useWords();
  return (
    <PlainValue
      label={t('studio.value.start')}
      place={['form', 'initial', offered.path]}
      offered={offered}
      isOptional
      empty={t('studio.value.emptyToChoose')}
    />
  );
}
