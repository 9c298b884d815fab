import { ArrowUpRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { MenuItem } from '../../../../generated/model/index.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { ItemMark } from '../tree/menu-tree-props.ts';
import styles from './menu-preview.module.css';

/** An item's title as the site shows it; whatever differs from the published menu has a dot, and says so. */
export function PreviewTitle({ item, mark }: { item: MenuItem; mark: ItemMark | undefined }) {
  const { t } = useTranslation();
  return (
    <span className={styles.title} data-mark={mark}>
      {item.title.trim() || t('menu.tree.untitled')}
      {item.external ? <ArrowUpRight className={styles.away} aria-label={t('menuPage.preview.away')} /> : null}
      {mark ? (
        <>
          <span className={styles.dot} aria-hidden="true" />
          <VisuallyHidden>{t(`menu.tree.signs.${mark}`)}</VisuallyHidden>
        </>
      ) : null}
    </span>
  );
}
