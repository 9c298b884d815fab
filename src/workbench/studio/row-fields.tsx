import { Button } from '../../ui/button.tsx';
import { Select } from '../../ui/select.tsx';
import type { OfferedField } from '../protocol.ts';
import { useWords } from '../words.ts';
import { listIn, type Place, textIn } from './json.ts';
import { newField } from './new-parts.ts';
import styles from './properties.module.css';
import { faultsAt, useStudio } from './studio-context.ts';

/** Props of {@link RowFields}. */
export interface RowFieldsProps {
  field: string;
  /** Place of the fields of each row. */
  place: Place;
  items: readonly OfferedField[];
}

/** The fields that each row of a list shows: each leads to its own properties. */
export function RowFields({ field, place, items }: RowFieldsProps) {
  const { definition, faults, language, select, step } = useStudio();
  const t = useWords();
  const shown = listIn(definition, place);
  const paths = shown.map((one) => textIn(one, ['field']));
  const free = items.filter(({ path }) => !paths.includes(path));
  const problem = faultsAt(faults, place);
  const add = (path: string): void => {
    const offered = items.find((one) => one.path === path);
    if (!offered) return;
    step({ kind: 'insert', place: [...place, shown.length], value: newField(offered) });
    select({ kind: 'field', field, item: path });
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.rows.title')}</legend>
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      {shown.map((one, index) => (
        <Button key={paths[index]} size="sm" onPress={() => select({ kind: 'field', field, item: paths[index] })}>
          {textIn(one, ['label', language])}
        </Button>
      ))}
      {free.length > 0 ? (
        <Select
          label={t('studio.rows.add')}
          options={free.map(({ path, description }) => ({ value: path, label: path, description }))}
          value={null}
          onChange={add}
        />
      ) : null}
    </fieldset>
  );
}
