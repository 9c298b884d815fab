import { useTranslation } from 'react-i18next';
import type { MediaUse } from '../../../../generated/model/index.ts';
import { useKindOf } from '../../../engine/entity/kind-of-use.ts';
import { keyOfUse, toldOnce } from '../../../engine/entity/told-once.ts';
import { Badge } from '../../../ui/badge.tsx';
import { AppLink } from '../../../ui/link.tsx';
import styles from './uses.module.css';

/** Props of {@link UsesList}. */
export interface UsesListProps {
  uses: readonly MediaUse[];
  /** How many are listed; of the rest the number is told. 20 unless told. */
  most?: number | undefined;
}

/** What refers to an item, each with the way to its page. Links open beside this page: what one is about to do here must not be lost. */
export function UsesList({ uses, most = 20 }: UsesListProps) {
  const { t } = useTranslation();
  const kindOf = useKindOf();
  const told = toldOnce(uses);
  const rest = told.length - most;
  return (
    <ul className={styles.uses} aria-label={t('media.uses.label')}>
      {told.slice(0, most).map((use) => (
        <li key={keyOfUse(use)} className={styles.use}>
          <Badge>{kindOf(use).label}</Badge>
          <AppLink href={use.path} target="_blank" className={styles.link}>
            <bdi>{use.title || t('media.uses.nameless')}</bdi>
          </AppLink>
        </li>
      ))}
      {rest > 0 ? <li>{t('media.uses.more', { count: rest })}</li> : null}
    </ul>
  );
}
