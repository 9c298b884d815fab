import { useTranslation } from 'react-i18next';
import type { MediaType, Tag } from '../../../generated/model/index.ts';
import { AppLink } from '../../ui/link.tsx';
import styles from './tag-list.module.css';

/** The address of the images, or of the videos, that bear the tag of a value. */
export type UsesOf = (type: MediaType, value: string) => string;

/** How often a tag is used, which leads to what bears it: to images and to videos apart; a plain number where nothing does. */
export function UsesLink({ tag, usesOf }: { tag: Tag; usesOf: UsesOf }) {
  const { t, i18n } = useTranslation();
  const { name, value, usageCount, imageCount, videoCount } = tag;
  const number = (count: number): string => new Intl.NumberFormat(i18n.language).format(count);
  const borne = (['image', 'video'] as const)
    .map((type) => ({ type, count: type === 'image' ? imageCount : videoCount }))
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
