import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';
import control from './control.module.css';
import type { FieldProps } from './field.tsx';
import { controlAttributes, Field } from './field.tsx';
import written from './written.module.css';

/** Props of {@link TextField}. */
export interface TextFieldProps extends FieldProps {
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  type?: 'text' | 'email' | 'tel' | 'url' | 'password' | undefined;
  /** Stands before the value inside the box: a language code, a scheme. */
  prefix?: ReactNode;
  /** Every letter of the same width: for codes. */
  isMonospace?: boolean | undefined;
  /** Set as the word above a headline of the page that is written, named by its placeholder in sight. */
  look?: 'kicker' | undefined;
  placeholder?: string | undefined;
  /** It says what counts here anyway: as quiet as a placeholder. */
  isInherited?: boolean | undefined;
  maxLength?: number | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const {
    value,
    onChange,
    onBlur,
    type = 'text',
    prefix,
    isMonospace,
    look,
    placeholder,
    isInherited,
    maxLength,
    autoComplete,
    autoFocus,
    ref,
  } = props;
  return (
    <Field {...props} isLabelHidden={look !== undefined || props.isLabelHidden}>
      {(field) => (
        <div
          className={classNames(control.control, look && written.written, look && written[look])}
          data-invalid={field.isInvalid || undefined}
          data-locked={field.isLocked || undefined}
          data-disabled={props.isDisabled || undefined}
        >
          {prefix ? (
            <span id={`${field.id}-prefix`} className={control.affix}>
              {prefix}
            </span>
          ) : null}
          <input
            {...controlAttributes(field, props)}
            aria-describedby={
              [prefix && `${field.id}-prefix`, field.describedBy].filter(Boolean).join(' ') || undefined
            }
            ref={ref}
            className={classNames(control.input, isMonospace && control.monospace, isInherited && control.inherited)}
            type={type}
            // What is written from right to left reads so.
            dir="auto"
            value={value}
            placeholder={placeholder ?? (look && props.label)}
            maxLength={maxLength}
            autoComplete={autoComplete ?? 'off'}
            // biome-ignore lint/a11y/noAutofocus: only a dialog's first field sets it
            autoFocus={autoFocus}
            readOnly={field.isLocked}
            onChange={(event) => onChange(event.target.value)}
            onBlur={onBlur}
          />
        </div>
      )}
    </Field>
  );
}
