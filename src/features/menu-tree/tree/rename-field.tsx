import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_TITLE } from '../model/faults.ts';
import styles from './rename-field.module.css';

/** Props of {@link RenameField}. */
export interface RenameFieldProps {
  title: string;
  /** The title was written, or is to stay as it was (undefined); whether the focus goes back to the row. */
  onSettle: (title: string | undefined, hasFocus: boolean) => void;
}

/**
 * Writes a title in its place: Enter and leaving take it, Escape does not. One that cannot be stays, with the reason.
 */
export function RenameField({ title, onSettle }: RenameFieldProps) {
  const { t } = useTranslation();
  const id = useId();
  const [text, setText] = useState(title);
  const [isTold, setTold] = useState(false);
  const isDone = useRef(false);
  const problem = problemOf(text);
  const settle = (next: string | undefined, hasFocus: boolean): void => {
    if (isDone.current) return;
    isDone.current = true;
    onSettle(next, hasFocus);
  };
  const take = (hasFocus: boolean): void => (problem ? setTold(true) : settle(text.trim(), hasFocus));
  return (
    <span className={styles.frame}>
      <input
        className={styles.input}
        dir="auto"
        aria-label={t('menu.tree.renameLabel', { name: title })}
        aria-invalid={isTold && problem ? true : undefined}
        aria-describedby={isTold && problem ? id : undefined}
        value={text}
        // biome-ignore lint/a11y/noAutofocus: it stands where the focus was, and was asked for
        autoFocus
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setText(target.value)}
        onBlur={() => take(false)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.nativeEvent.isComposing) return;
          if (event.key === 'Enter') take(true);
          else if (event.key === 'Escape') settle(undefined, true);
          else return;
          event.preventDefault();
        }}
      />
      {isTold && problem ? (
        <span id={id} role="alert" className={styles.problem}>
          {t(`menu.faults.${problem}`)}
        </span>
      ) : null}
    </span>
  );
}

function problemOf(text: string): 'titleMissing' | 'titleTooLong' | undefined {
  if (text.trim() === '') return 'titleMissing';
  return [...text.trim()].length > LONGEST_TITLE ? 'titleTooLong' : undefined;
}
