import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { homePath } from './address.ts';
import type { AuthProblem } from './auth-problem.ts';
import { useAuth } from './auth-provider.tsx';
import styles from './sign-in-problem.module.css';

/** The page shown instead of the console when signing in failed: what happened, what to do, and the way to do it. */
export function SignInProblem({ problem }: { problem: AuthProblem }) {
  const { t } = useTranslation();
  const { signIn, signInAgainAs } = useAuth();
  return (
    <main className={styles.page}>
      <section className={styles.card} role="alert" aria-labelledby="sign-in-problem">
        <h1 id="sign-in-problem" className={styles.heading}>
          {t('auth.problem.heading')}
        </h1>
        <p className={styles.message}>{t(problem.messageKey)}</p>
        <p className={styles.advice}>{t(problem.adviceKey)}</p>
        <div className={styles.actions}>
          <Button type="filled" onPress={() => void signIn(problem.target ?? homePath)}>
            {t('auth.problem.tryAgain')}
          </Button>
          <Button onPress={() => void signInAgainAs()}>{t('auth.problem.otherAccount')}</Button>
        </div>
        {problem.detail && (
          <p className={styles.detail}>
            {t('auth.problem.detail')} <code>{problem.detail}</code>
          </p>
        )}
      </section>
    </main>
  );
}
