import type { ReactNode } from 'react';
import styles from './badge.module.css';
import { classNames } from './class-names.ts';
import type { Status } from './status.ts';

/** Props of {@link Badge}. */
export interface BadgeProps {
  children: ReactNode;
  tone?: Status | 'neutral' | 'accent' | undefined;
  icon?: ReactNode;
}

/** A word or number about the thing beside it: a state, a kind, a count. The word says it; the tone only helps. */
export function Badge({ children, tone = 'neutral', icon }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[tone])}>
      {icon}
      {children}
    </span>
  );
}
