import type { ReactNode } from 'react';
import styles from './named-row.module.css';

/** A row of a list that has a name of its own: the name, and the row's fields beside it. */
export function NamedRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.row}>
      <bdi className={styles.name} title={name}>
        {name}
      </bdi>
      <div className={styles.fields}>{children}</div>
    </div>
  );
}
