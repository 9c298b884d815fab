import { useTranslation } from 'react-i18next';
import type { Tag } from '../../../generated/model/index.ts';
import { AppLink } from '../../ui/link.tsx';
import styles from './tag-list.module.css';

/** How often a tag is used, which leads to what bears it; a plain number where nothing does. */
export function UsesLink({ tag, usesOf }: { tag: Tag; usesOf: (value: string) => string }) {
  const { t, i18n } = useTranslation();
  const { name, value, usageCount } = tag;
  const count = new Intl.NumberFormat(i18n.language).format(usageCount);
  if (usageCount === 0) return <span className={styles.count}>{count}</span>;
  return (
    <AppLink href={usesOf(value)} className={styles.link} aria-label={t('tags.showUses', { name, count: usageCount })}>
      {count}
    </AppLink>
  );
}
