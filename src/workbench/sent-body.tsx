import { changedFields } from '../engine/merge/changed-fields.ts';
import { without } from '../engine/values/values.ts';
import type { CompiledForm } from './protocol.ts';
import styles from './sent-body.module.css';
import { useWords } from './words.ts';

/** Props of {@link SentBody}. */
export interface SentBodyProps {
  form: CompiledForm;
  base: object;
  body: object;
}

/** The body that a save would send now, and which fields it changes. */
export function SentBody({ form, base, body }: SentBodyProps) {
  const t = useWords();
  const changes = changedFields(form.data.form, base, body).map(({ field }) => field);
  return (
    <section className={styles.panel} aria-label={t('studio.sent.name')}>
      <h2 className={styles.title}>
        {t('studio.sent.title')}
        <span className={styles.changes}>
          {changes.length === 0 ? t('studio.sent.nothing') : t('studio.sent.changed', { fields: changes.join(', ') })}
        </span>
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <pre className={styles.body} tabIndex={0}>
        {JSON.stringify(without(body, form.data.readOnly), null, 2)}
      </pre>
    </section>
  );
}
