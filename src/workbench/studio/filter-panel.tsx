import { Select } from '../../ui/select.tsx';
import { useWords } from '../words.ts';
import { ChoicesEditor } from './choices-editor.tsx';
import { jsonAt, type Place, textIn } from './json.ts';
import { wordsAt } from './key-order.ts';
import { partsOf } from './new-parts.ts';
import { PickProperty, TextPair } from './properties.tsx';
import { faultsAt, useStudio } from './studio-context.ts';

/** The properties of a filter of the list. */
export function FilterPanel({ place, parameter }: { place: Place; parameter: string }) {
  const { definition, offers } = useStudio();
  const t = useWords();
  const offered = offers.filters.find((one) => one.parameter === parameter);
  const choices = jsonAt(definition, [...place, 'choices']);
  const source = jsonAt(definition, [...place, 'source']);
  const isRange = jsonAt(definition, [...place, 'until']) !== undefined || (offered?.isDate ?? false);
  const days = offers.filters.filter((one) => one.isDate && one.parameter !== parameter);
  return (
    <>
      <TextPair place={[...place, 'label']} label={t('studio.field.label')} />
      {source !== undefined || (!isRange && choices === undefined) ? <SourceOf place={place} /> : null}
      {isRange ? (
        <PickProperty
          place={[...place, 'until']}
          label={t('studio.filter.until')}
          description={wordsAt([...place, 'until'])}
          options={days.map((one) => one.parameter)}
        />
      ) : null}
      {choices === undefined && offered?.values === undefined ? null : (
        <>
          <PickProperty
            place={[...place, 'as']}
            label={t('studio.column.kind')}
            description={wordsAt([...place, 'as'])}
            options={['tabs', 'import']}
            none={t('studio.filter.aFilter')}
          />
          <PickProperty
            place={[...place, 'watch']}
            label={t('studio.filter.watch')}
            description={wordsAt([...place, 'watch'])}
            options={offered?.values ?? []}
            none={t('studio.value.nothing')}
          />
          <ChoicesEditor place={[...place, 'choices']} values={offered?.values ?? []} />
        </>
      )}
    </>
  );
}

/** The list that the choices of a filter come from, and the properties by which it knows and names them. */
function SourceOf({ place }: { place: Place }) {
  const { definition, vocabulary, faults, step } = useStudio();
  const t = useWords();
  const sources = vocabulary?.sources ?? [];
  const id = textIn(definition, [...place, 'source']);
  const source = sources.find((one) => one.id === id);
  const choose = (next: string): void => {
    const chosen = sources.find((one) => one.id === next);
    if (!chosen) return;
    const values = Object.entries({ source: next, ...partsOf(chosen) });
    step({ kind: 'all', steps: values.map(([key, value]) => ({ kind: 'set', place: [...place, key], value })) });
  };
  return (
    <>
      <Select
        label={t('studio.filter.source')}
        error={faultsAt(faults, [...place, 'source'])}
        options={sources.map((one) => ({ value: one.id, label: one.id }))}
        value={id === '' ? null : id}
        onChange={choose}
      />
      <PickProperty place={[...place, 'value']} label={t('studio.filter.value')} options={source?.parts ?? []} />
      <PickProperty place={[...place, 'text']} label={t('studio.filter.text')} options={source?.parts ?? []} />
    </>
  );
}
