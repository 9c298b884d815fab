import { useTranslation } from 'react-i18next';
import { Card } from '../../ui/card.tsx';
import styles from './merge-page.module.css';

/** What refers to the one that ends, and will refer to the other; undefined while it is counted. */
export function Moves({ references }: { references: readonly { entity: string; count: number }[] | undefined }) {
  const { t } = useTranslation();
  return (
    <Card title={t('duplicates.moves')} layout="plain">
      {references === undefined ? <p className={styles.note}>{t('ui.loading')}</p> : null}
      {references?.length === 0 ? <p className={styles.note}>{t('duplicates.nothing')}</p> : null}
      <ul className={styles.moves}>
        {references?.map(({ entity, count }) => (
          <li key={entity}>
            {t(`duplicates.kinds.${entity}`, t('duplicates.kinds.other'))} <b>{count}</b>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{t('duplicates.twice')}</p>
    </Card>
  );
}
