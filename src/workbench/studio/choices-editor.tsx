import { useWords } from '../words.ts';
import { objectIn, type Place } from './json.ts';
import styles from './properties.module.css';
import { TextPair, WordsProperty } from './properties.tsx';
import { faultsAt, useStudio } from './studio-context.ts';

/** Props of {@link ChoicesEditor}. */
export interface ChoicesEditorProps {
  /** Place of the choices. */
  place: Place;
  /** The values that the contract allows. */
  values: readonly string[];
  /** Whether files that are imported may mean them by other words. */
  hasAlso?: boolean;
}

/** The labels of fixed values, and the other words that mean them in files. */
export function ChoicesEditor({ place, values, hasAlso = false }: ChoicesEditorProps) {
  const { definition, faults } = useStudio();
  const t = useWords();
  const written = Object.keys(objectIn(definition, place));
  const all = [...written, ...values.filter((value) => !written.includes(value))];
  // Of the values together: what is wrong with one stands beside it.
  const problem = faultsAt(
    faults.filter((fault) => fault.place?.length === place.length),
    place,
  );
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('studio.choices.title')}</legend>
      {problem ? <p className={styles.problem}>{problem}</p> : null}
      {all.map((value) => (
        <div key={value} className={styles.choice}>
          <code className={styles.value}>{value}</code>
          <TextPair place={[...place, value]} label={value} />
          {hasAlso ? (
            <WordsProperty place={[...place, value, 'also']} label={t('studio.choices.also', { value })} />
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
