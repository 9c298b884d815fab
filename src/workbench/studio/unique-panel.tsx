import { X } from 'lucide-react';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../words.ts';
import { jsonAt, listIn, objectIn, type Place, textIn } from './json.ts';
import { wordsAt } from './key-order.ts';
import styles from './properties.module.css';
import { PickProperty } from './properties.tsx';
import { SECTIONS } from './spots.ts';
import { faultsAt, useStudio } from './studio-context.ts';
import { useLabelOf } from './use-label-of.ts';

const UNIQUE: Place = ['form', 'unique'];
const PARAMETERS: Place = [...UNIQUE, 'parameters'];
const NONE = '\u0000none';

/** The value that no other may have, and by which parameters of the list the one that has it is found. */
export function UniquePanel() {
  const { definition, faults, offers, step } = useStudio();
  const t = useWords();
  const labelOf = useLabelOf();
  const shown = listIn(definition, SECTIONS).flatMap((section) => listIn(section, ['fields']));
  const fields = shown
    .map((field) => textIn(field, ['field']))
    .map((path) => ({
      value: path,
      label: labelOf(path),
      description: path,
    }));
  const written = jsonAt(definition, UNIQUE) !== undefined;
  const asked = Object.keys(objectIn(definition, PARAMETERS));
  const free = offers.filters.filter(({ parameter }) => !asked.includes(parameter));
  const choose = (field: string): void => {
    if (field === NONE) step({ kind: 'remove', place: UNIQUE });
    else if (written) step({ kind: 'set', place: [...UNIQUE, 'field'], value: field });
    else {
      // The parameter of its name finds the one that has the value, where the list has it.
      const found = offers.filters.filter(({ parameter }) => parameter === field);
      const parameters = Object.fromEntries(found.map(({ parameter }) => [parameter, field]));
      step({ kind: 'set', place: UNIQUE, value: { field, parameters } });
    }
  };
  if (shown.length === 0 || jsonAt(definition, ['list']) === undefined) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.unique.title')}</legend>
      <Select
        label={t('studio.unique.field')}
        description={wordsAt(UNIQUE)}
        error={faultsAt(faults, [...UNIQUE, 'field'])}
        options={[{ value: NONE, label: t('studio.unique.none') }, ...fields]}
        value={written ? textIn(definition, [...UNIQUE, 'field']) : NONE}
        onChange={choose}
      />
      {written ? (
        <>
          <p className={styles.quiet}>{wordsAt(PARAMETERS)}</p>
          {asked.length === 0 ? <p className={styles.problem}>{faultsAt(faults, PARAMETERS)}</p> : null}
          {asked.map((parameter) => (
            <div key={parameter} className={styles.asked}>
              <PickProperty
                place={[...PARAMETERS, parameter]}
                label={t('studio.unique.filledWith', { parameter })}
                options={fields}
              />
              <IconButton
                label={t('studio.unique.without', { parameter })}
                icon={<X />}
                size="sm"
                onPress={() => step({ kind: 'remove', place: [...PARAMETERS, parameter] })}
                why={asked.length === 1 ? t('studio.unique.onlyOne') : undefined}
              />
            </div>
          ))}
          <Select
            label={t('studio.unique.another')}
            options={free.map(({ parameter, holds }) => ({ value: parameter, label: parameter, description: holds }))}
            value={null}
            onChange={(parameter) =>
              step({
                kind: 'set',
                place: [...PARAMETERS, parameter],
                value:
                  fields.find(({ value }) => value === parameter)?.value ?? textIn(definition, [...UNIQUE, 'field']),
              })
            }
          />
        </>
      ) : null}
    </fieldset>
  );
}
