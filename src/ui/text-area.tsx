import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';
import styles from './text-area.module.css';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Lines in sight while it is short; it grows with its text. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  /** Takes the focus when it appears, as the first control of a dialog does. */
  autoFocus?: boolean | undefined;
}

/** Several lines of text. Grows with what is written, by layout alone: a twin in the same grid cell carries the height. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, placeholder, rows = 3, maxLength, autoFocus } = props;
  return (
    <Field {...props}>
      {(field) => (
        <div
          className={`${control.control} ${styles.grow}`}
          data-invalid={field.isInvalid || undefined}
          data-locked={field.isLocked || undefined}
          data-disabled={props.isDisabled || undefined}
        >
          <textarea
            {...controlAttributes(field, props)}
            className={styles.text}
            dir="auto"
            value={value}
            rows={rows}
            placeholder={placeholder}
            maxLength={maxLength}
            readOnly={field.isLocked}
            // biome-ignore lint/a11y/noAutofocus: a dialog opens with the focus where one writes
            autoFocus={autoFocus}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
          <div className={styles.twin} aria-hidden="true">
            {`${value} `}
          </div>
        </div>
      )}
    </Field>
  );
}
