import type { ReactNode } from 'react';
import styles from './banner.module.css';
import { classNames } from './class-names.ts';
import type { Status } from './status.ts';
import { StatusIcon } from './status-icon.tsx';

/** Props of {@link Banner}. */
export interface BannerProps {
  status: Status;
  title?: string | undefined;
  children?: ReactNode;
  /** A Button or ButtonLink. */
  action?: ReactNode;
}

/** Something that concerns the whole page or section and stays until it no longer holds. Errors are announced at once. */
export function Banner({ status, title, children, action }: BannerProps) {
  return (
    <div className={classNames(styles.banner, styles[status])} role={status === 'error' ? 'alert' : 'status'}>
      <StatusIcon status={status} />
      <div className={styles.words}>
        {title ? <p className={styles.title}>{title}</p> : null}
        {children ? <div>{children}</div> : null}
      </div>
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
