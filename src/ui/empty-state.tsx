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

/** Three cards on top of each other, the last of them with two lines beside the icon: what would stand here. */
function Cards() {
  return (
    <svg viewBox="0 0 168 92" aria-hidden="true" className={styles.cards}>
      <rect x="34" y="2" width="100" height="40" rx="8" className={styles.far} />
      <rect x="20" y="14" width="128" height="46" rx="9" className={styles.near} />
      <rect x="6" y="28" width="156" height="60" rx="10" className={styles.card} />
      <rect x="66" y="46" width="72" height="8" rx="4" className={styles.line} />
      <rect x="66" y="62" width="44" height="8" rx="4" className={styles.faint} />
    </svg>
  );
}

/** Says that there is nothing, why, and what to do about it. */
export function EmptyState({ title, children, icon = <SearchX />, action }: EmptyStateProps) {
  return (
    <div className={styles.state} role="status">
      <span className={styles.drawing} aria-hidden="true">
        <Cards />
        <span className={styles.front}>{icon}</span>
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
