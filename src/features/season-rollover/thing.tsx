import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge.tsx';
import styles from './rollover.module.css';

/** Props of {@link Thing}. */
export interface ThingProps {
  tone: 'success' | 'info' | 'warning' | 'error' | 'neutral';
  verb: string;
  children: ReactNode;
}

/** A line of a dry run: what it is about, after what will become of it. */
export function Thing({ tone, verb, children }: ThingProps) {
  return (
    <li className={styles.thing}>
      <span>
        <Badge tone={tone}>{verb}</Badge>
      </span>
      <div className={styles.words}>{children}</div>
    </li>
  );
}
