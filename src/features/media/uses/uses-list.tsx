import { useTranslation } from 'react-i18next';
import { entities } from '../../../../generated/forms.ts';
import type { MediaUse } from '../../../../generated/model/index.ts';
import { useText } from '../../../engine/text/use-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { AppLink } from '../../../ui/link.tsx';
import styles from './uses.module.css';
import { toldOnce } from './uses-of.ts';

/** Props of {@link UsesList}. */
export interface UsesListProps {
  uses: readonly MediaUse[];
  /** How many are listed; of the rest the number is told. 20 unless told. */
  most?: number | undefined;
}

/** What refers to an item, each with the way to its page. Links open beside this page: what one is about to do here must not be lost. */
export function UsesList({ uses, most = 20 }: UsesListProps) {
  const { t } = useTranslation();
  const text = useText();
  const kindOf = ({ type }: MediaUse): string => {
    // The logos of game metadata stand at their game.
    const name = type === 'gameMetadata' ? 'game' : type;
    const labels = entities.find((entity) => entity.name === name)?.labels;
    return labels ? text(labels.one) : '';
  };
  const told = toldOnce(uses);
  const rest = told.length - most;
  return (
    <ul className={styles.uses} aria-label={t('media.uses.label')}>
      {told.slice(0, most).map((use) => (
        <li key={`${use.type} ${use.id}`} className={styles.use}>
          <Badge>{kindOf(use)}</Badge>
          <AppLink href={use.path} target="_blank" className={styles.link}>
            <bdi>{use.title || t('media.uses.nameless')}</bdi>
          </AppLink>
        </li>
      ))}
      {rest > 0 ? <li>{t('media.uses.more', { count: rest })}</li> : null}
    </ul>
  );
}
