import { useId } from 'react';
import choice from './choice.module.css';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import type { Option } from './option.ts';
import styles from './radio-group.module.css';

/** Props of {@link RadioGroup}. */
export interface RadioGroupProps extends FieldProps {
  options: readonly Option[];
  value: string | null;
  onChange: (value: string) => void;
  /** `segments` for two to four short words side by side. */
  look?: 'list' | 'segments' | undefined;
}

/** One choice of a few that are all in sight. Native radio buttons: arrow keys move, Tab leaves. */
export function RadioGroup(props: RadioGroupProps) {
  const { options, value, onChange, look = 'list', isDisabled, isRequired, why } = props;
  const made = useId();
  const name = props.name ?? made;
  return (
    <Field {...props} isGroup>
      {(field) => (
        <div
          id={field.id}
          role="radiogroup"
          className={styles[look]}
          aria-labelledby={field.labelId}
          aria-describedby={field.describedBy}
          aria-invalid={field.isInvalid || undefined}
          aria-required={isRequired || undefined}
        >
          {options.map((option) => (
            <label key={option.value} className={look === 'list' ? choice.choice : styles.segment}>
              <input
                type="radio"
                name={name}
                value={option.value}
                className={look === 'list' ? classNames(choice.box, choice.radio) : styles.input}
                checked={option.value === value}
                disabled={isDisabled || option.isDisabled}
                aria-disabled={why ? true : undefined}
                aria-describedby={why ? field.describedBy : undefined}
                onChange={() => {
                  if (!why) onChange(option.value);
                }}
              />
              <span className={look === 'list' ? choice.words : styles.word}>
                {option.image}
                {option.label}
                {option.description ? <small className={styles.description}>{option.description}</small> : null}
              </span>
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
