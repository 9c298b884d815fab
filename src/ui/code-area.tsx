import { type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './code-area.module.css';
import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';

/** Props of {@link CodeArea}. */
export interface CodeAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  /** Lines in sight while it is short; it grows with its text until it scrolls. */
  lines?: number | undefined;
}

/** What Tab writes. */
const INDENT = '  ';

/**
 * Code as text: numbered lines that are not broken, letters of one width. It is never executed nor drawn as what it describes. Tab writes an indent; Escape gives
 * the key back its usual meaning until something is written or the field is left, so that nobody is caught inside.
 */
export function CodeArea(props: CodeAreaProps) {
  const { value, onChange, lines = 6, why, isDisabled } = props;
  const { t } = useTranslation();
  const [isReleased, setReleased] = useState(false);
  const numbers = useRef<HTMLDivElement>(null);
  const count = value.split('\n').length;
  const hint = why === undefined ? t(isReleased ? 'ui.code.released' : 'ui.code.hint') : undefined;
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    if (why !== undefined || event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && !isReleased) {
      event.stopPropagation();
      setReleased(true);
      return;
    }
    const isIndent = event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isIndent || isReleased) return;
    event.preventDefault();
    write(event.currentTarget, INDENT, onChange);
  };
  return (
    <Field {...props} description={<Notes help={props.description} hint={hint} />}>
      {(field) => (
        <div
          className={`${control.control} ${styles.frame}`}
          data-invalid={field.isInvalid || undefined}
          data-locked={field.isLocked || undefined}
          data-disabled={isDisabled || undefined}
        >
          <div ref={numbers} className={styles.numbers} aria-hidden="true">
            {Array.from({ length: count }, (_, index) => index + 1).join('\n')}
          </div>
          <textarea
            {...controlAttributes(field, props)}
            className={styles.code}
            dir="ltr"
            wrap="off"
            rows={Math.min(Math.max(count, lines), MOST_LINES)}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            value={value}
            readOnly={field.isLocked}
            onChange={(event) => {
              setReleased(false);
              onChange(event.target.value);
            }}
            onKeyDown={onKeyDown}
            onBlur={() => setReleased(false)}
            onScroll={({ currentTarget }) => {
              if (numbers.current) numbers.current.scrollTop = currentTarget.scrollTop;
            }}
          />
        </div>
      )}
    </Field>
  );
}

/** From so many lines on it scrolls. */
const MOST_LINES = 24;

/** Writes a text where the cursor stands, as if it had been typed: the browser's own undo takes it back. */
function write(area: HTMLTextAreaElement, text: string, onChange: (value: string) => void): void {
  // The only call that the browser's undo knows of; where there is none, the text is set.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end');
  onChange(area.value);
}

function Notes({ help, hint }: { help: FieldProps['description']; hint: string | undefined }) {
  return (
    <>
      {help}
      {help && hint ? ' ' : null}
      {hint ? <span className={styles.hint}>{hint}</span> : null}
    </>
  );
}
