import { useTranslation } from 'react-i18next';
import type { Ssgt } from '../../../generated/model/index.ts';
import { useRowNames } from '../../engine/entity/row-name.ts';
import styles from './statistics-page.module.css';

/** What the competition is made of, with the labels of the specification (§3). */
export function CompetitionFacts({ ssgt }: { ssgt: Ssgt }) {
  const { t } = useTranslation();
  const nameOf = useRowNames();
  const facts = [
    { label: t('statistics.ssgt.season'), thing: ssgt.season },
    { label: t('statistics.ssgt.series'), thing: ssgt.series },
    { label: t('statistics.ssgt.gameType'), thing: ssgt.gameType },
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, thing }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{nameOf(thing, 'names')}</dd>
        </div>
      ))}
    </dl>
  );
}
