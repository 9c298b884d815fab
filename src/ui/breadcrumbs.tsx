import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './breadcrumbs.module.css';
import { AppLink } from './link.tsx';

/** One step of the way to the page; without `href` it is a heading of the navigation, not a page. */
export interface Crumb {
  label: string;
  href?: string | undefined;
}

/** The way to this page, without the page itself: its heading says that. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  if (crumbs.length === 0) return null;
  return (
    <nav aria-label={t('ui.breadcrumbs')}>
      <ol className={styles.list}>
        {crumbs.map((crumb, index) => (
          <Fragment key={crumb.label}>
            {index > 0 ? (
              <li aria-hidden="true" className={styles.slash}>
                /
              </li>
            ) : null}
            <li className={styles.crumb}>
              {crumb.href ? (
                <AppLink href={crumb.href} className={styles.link}>
                  {crumb.label}
                </AppLink>
              ) : (
                crumb.label
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
