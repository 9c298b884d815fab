import { useTranslation } from 'react-i18next';
import { type TextPart, textDiff } from './text-diff.ts';
import styles from './text-diff-view.module.css';

/** Props of {@link TextDiffView}. */
export interface TextDiffViewProps {
  text: string;
  /** The text that it is compared with; undefined marks nothing: a choice is another one as a whole. */
  other: string | undefined;
  side: 'before' | 'after';
}

/** A value as text, with what the other lacks marked; "Not set" for nothing. */
export function TextDiffView({ text, other, side }: TextDiffViewProps) {
  const { t } = useTranslation();
  if (text === '') return <span className={styles.none}>{t('engine.none')}</span>;
  if (other === undefined) return <span className={styles.text}>{text}</span>;
  const parts = side === 'before' ? textDiff(text, other).before : textDiff(other, text).after;
  const Mark = side === 'before' ? 'del' : 'ins';
  return (
    <span className={styles.text}>
      {isWorthMarking(parts)
        ? parts.map((part, index) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no identity but their place
            return part.isChanged ? <Mark key={index}>{part.text}</Mark> : <span key={index}>{part.text}</span>;
          })
        : text}
    </span>
  );
}

/** Where hardly anything stayed, marks only make a text harder to read. */
function isWorthMarking(parts: readonly TextPart[]): boolean {
  const length = (isChanged: boolean): number =>
    parts.reduce((sum, part) => (part.isChanged === isChanged ? sum + part.text.trim().length : sum), 0);
  return length(false) >= length(true) / 3;
}
