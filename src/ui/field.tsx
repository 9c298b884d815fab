import type { ReactNode } from 'react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import styles from './field.module.css';
import { fieldNotes } from './field-notes.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** What every field has in common. Fields are controlled; each adds its `value` and `onChange`. */
export interface FieldProps {
  label: string;
  /** Help that is always in sight, under the control: so fields side by side stay level. */
  description?: ReactNode;
  /** What is wrong with the value, as a sentence that says how to mend it. */
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Why the value cannot be changed here: locks the field, which stays focusable and readable. */
  why?: string | undefined;
  /** The id of the control; the label is `{id}-label`, the error `{id}-error`. Made up when missing. */
  id?: string | undefined;
  name?: string | undefined;
  /** Keeps the label for screen readers only: in a toolbar or a table, where the context names the field. */
  isLabelHidden?: boolean | undefined;
}

/** The ids and states that {@link Field} hands to its control. */
export interface FieldControl {
  id: string;
  labelId: string;
  /** Ids of lock reason, description and error, those that are there, in reading order. */
  describedBy: string | undefined;
  isInvalid: boolean;
  isLocked: boolean;
}

/** Props of {@link Field}. */
export interface FieldFrameProps extends FieldProps {
  /** Set when the control is not one labelable element but a group: the label is then no `<label>`. */
  isGroup?: boolean | undefined;
  /** Set when the control names itself by the label's id: a hidden label is then not read a second time by itself. */
  isNamedById?: boolean | undefined;
  className?: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** Label, required mark, lock reason, description and error around any control, with their ids wired. */
export function Field(props: FieldFrameProps) {
  const { label, description, error, isRequired, why, isLabelHidden, isGroup, isNamedById, className, children } =
    props;
  const made = useId();
  const id = props.id ?? made;
  const labelId = `${id}-label`;
  const notes = fieldNotes({ id, description, why, error });
  const text = (
    <>
      {label}
      {isRequired ? <Required /> : null}
    </>
  );
  return (
    <div className={classNames(styles.field, className)} data-field={id}>
      {isGroup ? (
        <span id={labelId} className={classNames(styles.label, isLabelHidden && styles.hidden)}>
          {text}
        </span>
      ) : (
        <label
          id={labelId}
          htmlFor={id}
          className={classNames(styles.label, isLabelHidden && styles.hidden)}
          aria-hidden={(isNamedById && isLabelHidden) || undefined}
        >
          {text}
        </label>
      )}
      {children({ id, labelId, describedBy: notes.describedBy, isInvalid: Boolean(error), isLocked: Boolean(why) })}
      {notes.messages}
      {notes.description}
    </div>
  );
}

/** Apart from the frame: most fields are not required, and none of those needs the texts. */
function Required() {
  const { t } = useTranslation();
  return (
    <span className={styles.required}>
      <span aria-hidden="true">*</span>
      <VisuallyHidden>{t('ui.required')}</VisuallyHidden>
    </span>
  );
}

/** The attributes of a plain input, textarea or button that a {@link FieldControl} stands for. */
export function controlAttributes(control: FieldControl, props: FieldProps) {
  return {
    id: control.id,
    name: props.name,
    disabled: props.isDisabled,
    'aria-describedby': control.describedBy,
    'aria-invalid': control.isInvalid || undefined,
    'aria-required': props.isRequired || undefined,
  };
}

/** The same for a field component of react-aria, whose parts the frame already names. */
export function ariaAttributes(control: FieldControl, props: FieldProps) {
  return {
    id: control.id,
    'aria-labelledby': control.labelId,
    ...(control.describedBy ? { 'aria-describedby': control.describedBy } : {}),
    ...(props.name ? { name: props.name } : {}),
    isDisabled: props.isDisabled ?? false,
    isInvalid: control.isInvalid,
    isRequired: props.isRequired ?? false,
    validationBehavior: 'aria' as const,
  };
}
