import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../contract/entity.ts';
import { Badge } from '../../ui/badge.tsx';
import { classNames } from '../../ui/class-names.ts';
import { type RowChange, rowChanges } from '../merge/row-changes.ts';
import { TextDiffView } from '../merge/text-diff-view.tsx';
import { picturesOf, ValuePictures } from '../merge/value-pictures.tsx';
import { isWritten, rowText, type ValueWords, valueText } from '../merge/value-text.ts';
import { useText } from '../text/use-text.ts';
import styles from './field-change.module.css';

/** Props of {@link FieldChange}. */
export interface FieldChangeProps {
  field: FieldDefinition;
  before: unknown;
  after: unknown;
  words: ValueWords;
  /** Made with this value: there was none before. */
  isNew?: boolean | undefined;
  /** What can be done about it, beside the field's name. */
  action?: ReactNode;
}

/**
 * What a field is called, what it said and what it says now: as text with the difference marked, as pictures, or row by
 * row.
 */
export function FieldChange({ action, ...values }: FieldChangeProps) {
  const text = useText();
  const { field, isNew } = values;
  return (
    <div className={classNames(styles.change, isNew && styles.made)} data-field={field.field}>
      <h4 className={styles.label}>{text(field.label)}</h4>
      {action}
      <div className={styles.values}>
        <Values {...values} />
      </div>
    </div>
  );
}

function Values({ field, before, after, words, isNew }: Omit<FieldChangeProps, 'action'>) {
  const { t } = useTranslation();
  if (Array.isArray(before) || Array.isArray(after)) {
    const [old, now]: unknown[][] = [Array.isArray(before) ? before : [], Array.isArray(after) ? after : []];
    return (
      <ul className={styles.rows}>
        {rowChanges(field, old ?? [], now ?? []).map((change) => (
          <li key={`${change.kind} ${change.key}`} className={styles.row}>
            <Badge tone={TONES[change.kind]}>{t(`changes.${change.kind}`)}</Badge>
            <RowText field={field} change={change} words={words} />
          </li>
        ))}
      </ul>
    );
  }
  if (isNew) return <NewValue field={field} value={after} words={words} />;
  const isMarked = isWritten(field);
  const [old, now] = [valueText(field, before, words), valueText(field, after, words)];
  const [oldPictures, newPictures] = [picturesOf(field, before), picturesOf(field, after)];
  return (
    <dl className={styles.pair}>
      <div>
        <dt>{t('changes.before')}</dt>
        <dd>
          {oldPictures?.length ? (
            <ValuePictures pictures={oldPictures} />
          ) : (
            <TextDiffView text={old} other={isMarked ? now : undefined} side="before" />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('changes.after')}</dt>
        <dd>
          {newPictures?.length ? (
            <ValuePictures pictures={newPictures} />
          ) : (
            <TextDiffView text={now} other={isMarked ? old : undefined} side="after" />
          )}
        </dd>
      </div>
    </dl>
  );
}

function NewValue({ field, value, words }: { field: FieldDefinition; value: unknown; words: ValueWords }) {
  const pictures = picturesOf(field, value);
  if (pictures?.length) return <ValuePictures pictures={pictures} />;
  return <TextDiffView text={valueText(field, value, words)} other={undefined} side="after" />;
}

const TONES = { added: 'success', removed: 'error', changed: 'info', moved: 'neutral' } as const;

function RowText({ field, change, words }: { field: FieldDefinition; change: RowChange; words: ValueWords }) {
  const { t } = useTranslation();
  const [old, now] = [change.before, change.after].map((row) => (row === undefined ? '' : rowText(field, row, words)));
  const pictures = picturesOf(field, change.after ?? change.before);
  if (pictures) return <ValuePictures pictures={pictures} />;
  if (change.kind !== 'changed') return <span className={styles.words}>{now || old}</span>;
  return (
    <span className={styles.words}>
      <TextDiffView text={old ?? ''} other={now ?? ''} side="before" />
      <span className={styles.arrow} role="img" aria-label={t('changes.becomes')}>
        →
      </span>
      <TextDiffView text={now ?? ''} other={old ?? ''} side="after" />
    </span>
  );
}
