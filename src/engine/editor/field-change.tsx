import { useTranslation } from 'react-i18next';
import type { FieldDefinition } from '../../contract/entity.ts';
import { Badge } from '../../ui/badge.tsx';
import styles from './field-change.module.css';
import { MarkedText } from './merge/marked-text.tsx';
import { type RowChange, rowChanges } from './merge/row-changes.ts';
import { picturesOf, ValuePictures } from './merge/value-pictures.tsx';
import { isWritten, rowText, type ValueWords, valueText } from './merge/value-text.ts';

/** Props of {@link FieldChange}. */
export interface FieldChangeProps {
  field: FieldDefinition;
  before: unknown;
  after: unknown;
  words: ValueWords;
}

/** What a field said and what it says now, as text with the difference marked, as pictures, or row by row. */
export function FieldChange({ field, before, after, words }: FieldChangeProps) {
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
            <MarkedText text={old} other={isMarked ? now : undefined} side="before" />
          )}
        </dd>
      </div>
      <div>
        <dt>{t('changes.after')}</dt>
        <dd>
          {newPictures?.length ? (
            <ValuePictures pictures={newPictures} />
          ) : (
            <MarkedText text={now} other={isMarked ? old : undefined} side="after" />
          )}
        </dd>
      </div>
    </dl>
  );
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
      <MarkedText text={old ?? ''} other={now ?? ''} side="before" />
      <span className={styles.arrow} role="img" aria-label={t('changes.becomes')}>
        →
      </span>
      <MarkedText text={now ?? ''} other={old ?? ''} side="after" />
    </span>
  );
}
