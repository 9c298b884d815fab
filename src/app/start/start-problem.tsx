import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { ProductMark } from '../brand/product-mark.tsx';
import styles from './start.module.css';

/** Why the console did not start, as far as somebody can do something about it. */
export type StartFailure = 'failed' | 'notReady' | 'providerAway' | 'signInRefused' | 'noStorage';

/**
 * `notReady`: the service is there, and something that it needs does not answer. `providerAway`: the identity provider does
 * not, so that the sign-in cannot be renewed. `signInRefused`: the service does not take what the provider gave.
 * `noStorage`: the browser refuses to keep anything.
 */
const texts = {
  failed: 'shell.startFailedText',
  notReady: 'shell.startNotReadyText',
  providerAway: 'engine.failure.provider',
  signInRefused: 'shell.startSignInRefusedText',
  noStorage: 'shell.startNoStorageText',
} as const satisfies Record<StartFailure, string>;

/** Props of {@link StartProblem}; without any, trying again reloads the page. */
export interface StartProblemProps {
  /** The platform's name, once it is known. */
  name?: string;
  /** What is known of the failure, for support. */
  detail?: string;
  why?: StartFailure;
  onRetry?: () => void;
  /** Another way out, beside the retry. */
  action?: ReactNode;
}

/** Stands instead of the console when it could not start. */
export function StartProblem({ name = 'Touchline', detail, why = 'failed', onRetry, action }: StartProblemProps) {
  const { t } = useTranslation();
  return (
    <main className={styles.page}>
      <section role="alert" className={styles.card}>
        <ProductMark />
        <h1 className={styles.heading}>{t('shell.startFailed', { name })}</h1>
        <p className={styles.text}>{t(texts[why])}</p>
        {detail ? <p className={styles.detail}>{detail}</p> : null}
        <div className={styles.actions}>
          <Button type="filled" icon={<RotateCw />} onPress={onRetry ?? (() => location.reload())}>
            {t('ui.retry')}
          </Button>
          {action}
        </div>
      </section>
    </main>
  );
}
