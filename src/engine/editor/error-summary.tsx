import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusControl } from '../form/focus-control.ts';
import type { FormError } from '../form/form-errors.ts';
import styles from './error-summary.module.css';

/**
 * What is wrong, field by field, each a link to its field. The first field gets the focus when a save is refused
 * (`attempt` counts them).
 */
export function ErrorSummary({ errors, attempt }: { errors: readonly FormError[]; attempt: number }) {
  const { t } = useTranslation();
  const told = useRef(0);
  const first = errors[0]?.id;
  useEffect(() => {
    if (attempt === told.current || first === undefined) return;
    told.current = attempt;
    focusControl(first);
  }, [attempt, first]);
  if (errors.length === 0) return null;
  return (
    <section className={styles.summary} role="alert">
      <h2 className={styles.title}>{t('engine.errors.title', { count: errors.length })}</h2>
      <ul className={styles.list}>
        {errors.map((error) => (
          <li key={error.id}>
            <button type="button" className={styles.link} onClick={() => focusControl(error.id)}>
              {error.message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
