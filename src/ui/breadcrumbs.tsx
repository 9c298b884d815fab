import { createContext, Fragment, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './breadcrumbs.module.css';
import { AppLink } from './link.tsx';

/** One step of the way to the page; without `href` it is a heading of the navigation, not a page. */
export interface Crumb {
  label: string;
  href?: string | undefined;
}

const Above = createContext<readonly Crumb[]>([]);

/** Gives all pages what stands before their own way: the group of the navigation that they belong to. */
export const CrumbsAboveProvider = Above.Provider;

/** The way to this page, without the page itself: its heading says that. */
export function Breadcrumbs({ crumbs: own }: { crumbs: readonly Crumb[] }) {
  const { t } = useTranslation();
  const crumbs = [...useContext(Above), ...own];
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
