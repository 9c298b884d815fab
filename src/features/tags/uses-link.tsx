import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { AppLink } from '../../ui/link.tsx';
import styles from './tag-list.module.css';

/** What bears tags. */
export type Bearer = 'image' | 'video' | 'article';

/** The address of the images, videos or articles that bear the tag of a value. */
export type UsesOf = (type: Bearer, value: string) => string;

/** How often a tag is used, which leads to what bears it: to images, videos and articles apart; a plain number where nothing does. */
export function UsesLink({ tag, usesOf }: { tag: Tag; usesOf: UsesOf }) {
  const { t, i18n } = useTranslation();
  const { name, value, usageCount } = tag;
  const number = (count: number): string => new Intl.NumberFormat(i18n.language).format(count);
  const counts = { image: tag.imageCount, video: tag.videoCount, article: tag.articleCount };
  const borne = (['image', 'video', 'article'] as const)
    .map((type) => ({ type, count: counts[type] }))
    .filter(({ count }) => count > 0);
  if (borne.length === 0) return <span className={styles.count}>{number(usageCount)}</span>;
  return (
    <span className={styles.uses}>
      {borne.map(({ type, count }) => {
        const kind = t(`tags.kinds.${type}`, { count });
        return (
          <AppLink
            key={type}
            href={usesOf(type, value)}
            className={styles.link}
            aria-label={t('tags.showUses', { name, kind })}
          >
            {kind}
          </AppLink>
        );
      })}
    </span>
  );
}
