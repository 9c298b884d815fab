import { useTranslation } from 'react-i18next';
import type { MergePreview } from '../../contract/merging.ts';
import { Card } from '../../ui/card.tsx';
import { useRowNames } from '../entity/row-name.ts';
import { figureText } from '../values/figure-text.ts';
import styles from './merge-page.module.css';

/** What refers to the one that ends, and will refer to the other, and what is added up; undefined while it is counted. */
export function Moves({ preview }: { preview: MergePreview | undefined }) {
  const { t } = useTranslation();
  const references = preview?.references;
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
      <Added figures={preview?.figures ?? []} />
    </Card>
  );
}

/** The figures that become sums, each with its terms: what was imported twice is seen there. */
function Added({ figures }: { figures: NonNullable<MergePreview['figures']> }) {
  const { t, i18n } = useTranslation();
  const name = useRowNames();
  if (figures.length === 0) return null;
  return (
    <>
      <h3 className={styles.added}>{t('duplicates.added')}</h3>
      <ul className={styles.sums}>
        {figures.map((one) => (
          <li key={`${one.uuid} ${one.module}`}>
            <b>{name(one, 'titles')}</b>
            <ul className={styles.moves}>
              {one.values.map(({ key, kind, kept, ended }) => {
                const written = (value: number, as = kind) => figureText(value, as, i18n.language);
                // A sign stands beside none.
                const plain = kind === 'signed' ? 'count' : kind;
                const second = ended < 0 ? `(${written(ended, plain)})` : written(ended, plain);
                return (
                  <li key={key}>
                    {t(`duplicates.figures.${key}`)} {written(kept, plain)} + {second} = <b>{written(kept + ended)}</b>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}
