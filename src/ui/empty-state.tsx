import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Props of {@link EmptyState}. */
export interface EmptyStateProps {
  title: string;
  /** What would be here, and how it comes to be. */
  children?: ReactNode;
  icon?: ReactNode;
  /** The next step: a Button or ButtonLink. */
  action?: ReactNode;
}

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({ title, children, icon = <SearchX />, action }: EmptyStateProps) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.icon} aria-hidden="true">
        {icon}
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
