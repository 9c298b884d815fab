import { classNames } from './class-names.ts';
import control from './control.module.css';
import type { FieldControl, FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';
import { type Cut, LengthRuler } from './length-ruler.tsx';
import styles from './text-area.module.css';
import written from './written.module.css';

/** Props of {@link TextArea}. */
export interface TextAreaProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  placeholder?: string | undefined;
  /** Lines in sight while it is short; it grows with its text. */
  rows?: number | undefined;
  maxLength?: number | undefined;
  /** Set as a piece of the page that is written, named by its placeholder in sight; a headline has one line, however long. */
  look?: 'headline' | 'lead' | undefined;
  /** Where others cut the text, the shortest first; its length is shown beside them. */
  cuts?: readonly Cut[] | undefined;
  /** Takes the focus when it appears, as the first control of a dialog does. */
  autoFocus?: boolean | undefined;
}

/** Several lines of text. Grows with what is written, by layout alone: a twin in the same grid cell carries the height. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, look, placeholder, maxLength, cuts, autoFocus } = props;
  const { rows = look === undefined ? 3 : 1 } = props;
  const isHeadline = look === 'headline';
  return (
    <Field {...props} isLabelHidden={look !== undefined || props.isLabelHidden}>
      {(field) => (
        <div className={styles.frame}>
          <div
            className={classNames(control.control, styles.grow, look && written.written, look && written[look])}
            data-invalid={field.isInvalid || undefined}
            data-locked={field.isLocked || undefined}
            data-disabled={props.isDisabled || undefined}
          >
            <textarea
              {...controlAttributes(withLength(field, cuts), props)}
              className={styles.text}
              dir="auto"
              value={value}
              rows={rows}
              placeholder={placeholder ?? (look && props.label)}
              maxLength={maxLength}
              readOnly={field.isLocked}
              // biome-ignore lint/a11y/noAutofocus: a dialog opens with the focus where one writes
              autoFocus={autoFocus}
              onKeyDown={(event) => {
                // An input method ends a word with Enter, too.
                if (isHeadline && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
              }}
              onChange={({ target }) => onChange(isHeadline ? inOneLine(target.value) : target.value)}
              onBlur={onBlur}
            />
            <div className={styles.twin} data-twin="" aria-hidden="true">
              {`${value} `}
            </div>
          </div>
          {cuts ? <LengthRuler id={`${field.id}-length`} text={value} cuts={cuts} /> : null}
        </div>
      )}
    </Field>
  );
}

/** Text without line breaks: pasted ones become blanks, so that no words are fused. */
const inOneLine = (text: string): string => text.replace(/\s*[\r\n\u2028\u2029]+\s*/g, ' ');

/** A control that its length describes, too. */
function withLength(field: FieldControl, cuts: readonly Cut[] | undefined): FieldControl {
  if (!cuts) return field;
  return { ...field, describedBy: [field.describedBy, `${field.id}-length`].filter(Boolean).join(' ') };
}
