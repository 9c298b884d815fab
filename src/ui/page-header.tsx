import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Crumb } from './breadcrumbs.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import { classNames } from './class-names.ts';
import styles from './page-header.module.css';
import { Skeleton } from './skeleton.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The id of a page's heading, where the focus goes after a navigation. */
export const PAGE_TITLE = 'page-title';

/** Props of {@link PageHeader}. */
export interface PageHeaderProps {
  /** The page's only h1; undefined while it is still on its way. */
  title: string | undefined;
  crumbs?: readonly Crumb[] | undefined;
  /** At the other end of the way to it: what stands beside it there. */
  neighbours?: ReactNode;
  /** Set small: the page shows its name large itself. */
  isQuiet?: boolean | undefined;
  /** Before the title: what one knows it by. */
  picture?: ReactNode;
  /** Beside the title: a Badge, an Avatar's neighbour. */
  badge?: ReactNode;
  /** One line under the title. */
  children?: ReactNode;
  /** The page's actions, the main one last. */
  actions?: ReactNode;
}

/** The head of every page: the way to it, its name, its actions. */
export function PageHeader(props: PageHeaderProps) {
  const { title, crumbs = [], neighbours, isQuiet, picture, badge, children, actions } = props;
  const { t } = useTranslation();
  return (
    <header className={styles.header}>
      {picture ? <div className={styles.picture}>{picture}</div> : null}
      <div className={styles.words}>
        <div className={styles.way}>
          <Breadcrumbs crumbs={crumbs} />
          {neighbours}
        </div>
        <div className={styles.line}>
          <h1 id={PAGE_TITLE} tabIndex={-1} className={classNames(styles.title, isQuiet && styles.quiet)}>
            {title === undefined ? (
              <span className={styles.loading}>
                <Skeleton shape="heading" />
                <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
              </span>
            ) : (
              <Title>{title}</Title>
            )}
          </h1>
          {badge}
        </div>
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </header>
  );
}

/** What stands between two names that are one title, such as the home team and the away team. */
const BETWEEN = ' - ';

/** A title. Names that make it up together stand in their order, each of them read in its own direction. */
function Title({ children }: { children: string }) {
  const names = children.split(BETWEEN);
  if (names.length === 1) return children;
  return names.map((name, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a name is known by its place in the title
    <Fragment key={index}>
      {index === 0 ? null : BETWEEN}
      <bdi>{name}</bdi>
    </Fragment>
  ));
}
