import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import { fieldNotes } from './field-notes.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link Checkbox} and of the switch. */
export interface CheckboxProps extends FieldProps {
  value: boolean;
  onChange: (value: boolean) => void;
  /** Some but not all of what it stands for. */
  isIndeterminate?: boolean | undefined;
}

/** Yes or no, taken over when the form is saved. */
export function Checkbox(props: CheckboxProps) {
  return <Choice {...props} look={classNames(styles.box)} />;
}

/** Props of {@link Choice}. */
interface ChoiceProps extends CheckboxProps {
  role?: 'switch';
  look: string;
  children?: ReactNode;
}

/** A native checkbox with its words; also the body of the switch. */
export function Choice(props: ChoiceProps) {
  const {
    label,
    value,
    onChange,
    isIndeterminate,
    isRequired,
    isDisabled,
    why,
    error,
    name,
    isLabelHidden,
    role,
    look,
  } = props;
  const made = useId();
  const { t } = useTranslation();
  const id = props.id ?? made;
  const notes = fieldNotes({ ...props, id });
  return (
    <div className={styles.choice} data-field={id}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = isIndeterminate ?? false;
        }}
        id={id}
        name={name}
        type="checkbox"
        role={role}
        className={look}
        checked={value}
        disabled={isDisabled}
        aria-disabled={why ? true : undefined}
        aria-invalid={error ? true : undefined}
        aria-required={isRequired || undefined}
        aria-describedby={notes.describedBy}
        onChange={(event) => {
          if (!why) onChange(event.target.checked);
        }}
      />
      <label id={`${id}-label`} htmlFor={id} className={styles.words}>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : label}
        {isRequired ? (
          <span className={styles.required}>
            <span aria-hidden="true">*</span>
            <VisuallyHidden>{t('ui.required')}</VisuallyHidden>
          </span>
        ) : null}
      </label>
      <div className={styles.aside}>
        {notes.description}
        {notes.messages}
      </div>
    </div>
  );
}
