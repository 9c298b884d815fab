import { useTranslation } from 'react-i18next';
import { useListArticleUses } from '../../../generated/api/articles/articles.ts';
import { Badge } from '../../ui/badge.tsx';
import { AppLink } from '../../ui/link.tsx';
import styles from './article.module.css';
import { ReadCard } from './read-card.tsx';

/** Where the article stands: what refers to it, each with the way to its page. */
export function UsesCard({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <ReadCard title={t('articles.uses.label')} read={useListArticleUses(id)} none={t('articles.uses.none')}>
      {(uses) => (
        <ul className={styles.list}>
          {uses.map((use) => (
            <li key={`${use.type} ${use.id}`} className={styles.row}>
              <Badge>{t(`articles.uses.types.${use.type}`)}</Badge>
              <AppLink href={use.path} target="_blank" className={styles.link}>
                <bdi>{use.title}</bdi>
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </ReadCard>
  );
}
