import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import styles from './empty-state.module.css';

/** Props of {@link ErrorState}. */
export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What is known about it: a status, a reference to quote. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  isRetrying?: boolean | undefined;
  /** Another way out, beside the retry. */
  action?: ReactNode;
}

/** Stands where something could not be fetched or drawn, with the way to try again. */
export function ErrorState({ title, children, onRetry, isRetrying, action }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.state} role="alert">
      <span className={classNames(styles.icon, styles.failed)} aria-hidden="true">
        <CloudAlert />
      </span>
      <p className={styles.title}>{title}</p>
      {children ? <div className={styles.text}>{children}</div> : null}
      {onRetry || action ? (
        <div className={styles.action}>
          {onRetry ? (
            <Button icon={<RotateCw />} onPress={onRetry} isPending={isRetrying}>
              {t('ui.retry')}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
