import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Select } from '../../ui/select.tsx';
import { useWords } from '../words.ts';
import { objectIn, type Place } from './json.ts';
import { firstValue } from './new-parts.ts';
import { PlainValue } from './plain-value.tsx';
import styles from './properties.module.css';
import { useStudio } from './studio-context.ts';
import { useLabelOf } from './use-label-of.ts';

/** The values that an action saves, by property: whole properties, each with a value that the contract allows. */
export function SavedValues({ place }: { place: Place }) {
  const { definition, offers, step } = useStudio();
  const t = useWords();
  const labelOf = useLabelOf();
  const [isAdding, setAdding] = useState(false);
  const set = Object.keys(objectIn(definition, place));
  const fields = offers.fields.filter(({ path, widgets }) => !path.includes('.') && widgets[0] !== 'read-only');
  const free = fields.filter(({ path, kind }) => !set.includes(path) && !['array', 'object', 'unknown'].includes(kind));
  const add = (path: string): void => {
    const offered = fields.find((one) => one.path === path);
    step({ kind: 'set', place: [...place, path], value: offered ? firstValue(offered) : '' });
    setAdding(false);
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.saved.title')}</legend>
      {set.length === 0 ? <p className={styles.quiet}>{t('studio.saved.none')}</p> : null}
      {set.map((path) => (
        <div key={path} className={styles.asked}>
          <PlainValue
            label={t('studio.saved.becomes', { field: labelOf(path) })}
            place={[...place, path]}
            offered={fields.find((one) => one.path === path) ?? { kind: 'unknown' }}
            empty={t('studio.value.empty')}
          />
          <IconButton
            label={t('studio.saved.without', { field: labelOf(path) })}
            icon={<X />}
            size="sm"
            onPress={() => step({ kind: 'remove', place: [...place, path] })}
          />
        </div>
      ))}
      {isAdding ? (
        <Select
          label={t('studio.saved.saveIn')}
          options={free.map(({ path }) => ({ value: path, label: labelOf(path), description: path }))}
          value={null}
          onChange={add}
        />
      ) : (
        <Button
          size="sm"
          icon={<Plus />}
          onPress={() => setAdding(true)}
          why={free.length === 0 ? t('studio.saved.noOther') : undefined}
        >
          {t('studio.saved.add')}
        </Button>
      )}
    </fieldset>
  );
}
