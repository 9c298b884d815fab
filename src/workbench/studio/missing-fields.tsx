import { Trans } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import type { OfferedField } from '../protocol.ts';
import { useWords } from '../words.ts';
import { isSamePlace, jsonAt, listIn, textIn } from './json.ts';
import { newField } from './new-parts.ts';
import styles from './parts-list.module.css';
import { SECTIONS } from './spots.ts';
import { StartValue } from './start-value.tsx';
import { useStudio } from './studio-context.ts';

/** What the service takes nothing without, and neither the form shows nor a new one starts with: what it means, and both ways out. */
export function MissingFields() {
  const { definition, faults, offers, select, step } = useStudio();
  const t = useWords();
  const sections = listIn(definition, SECTIONS);
  const shown = sections.flatMap((section) => listIn(section, ['fields']).map((field) => textIn(field, ['field'])));
  const isShown = (path: string): boolean => shown.some((one) => one === path || one.startsWith(`${path}.`));
  // What an address gives is required and needs neither: the check alone knows.
  const isTold = (path: string): boolean =>
    faults.some(({ message, place }) => isSamePlace(place, SECTIONS) && message.includes(`\`${path}\``));
  const missing = offers.fields.filter(
    ({ path, isRequired }) => isRequired && !path.includes('.') && !isShown(path) && isTold(path),
  );
  const add = (offered: OfferedField): void => {
    const last = sections.length - 1;
    const place = [...SECTIONS, last, 'fields', listIn(definition, [...SECTIONS, last, 'fields']).length];
    step({ kind: 'insert', place, value: newField(offered) });
    select({ kind: 'field', field: offered.path });
  };
  return missing.map((offered) => (
    <section
      key={offered.path}
      className={styles.missing}
      aria-label={t('studio.missing.name', { field: offered.path })}
    >
      <p className={styles.words}>
        <Trans t={t} i18nKey="studio.missing.words" components={{ code: <code /> }} values={{ field: offered.path }} />
      </p>
      {jsonAt(definition, ['form', 'initial', offered.path]) === undefined ? null : (
        <p className={styles.words}>{t('studio.missing.refused')}</p>
      )}
      <StartValue offered={offered} />
      <div>
        <Button size="sm" onPress={() => add(offered)}>
          {t('studio.missing.add')}
        </Button>
      </div>
    </section>
  ));
}
