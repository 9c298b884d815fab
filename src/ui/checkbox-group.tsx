import styles from './checkbox-group.module.css';
import choice from './choice.module.css';
import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import type { Option } from './option.ts';

/** Props of {@link CheckboxGroup}. */
export interface CheckboxGroupProps extends FieldProps {
  options: readonly Option[];
  value: readonly string[];
  /** The chosen ones in the order of the options, and after them those that no option stands for. */
  onChange: (value: string[]) => void;
}

/** Any of a few choices that are all in sight. */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const { options, value, onChange, isDisabled, why } = props;
  const offered = options.map((one) => one.value);
  const toggle = (changed: string, isChosen: boolean): void => {
    const chosen = offered.filter((one) => (one === changed ? isChosen : value.includes(one)));
    onChange([...chosen, ...value.filter((one) => !offered.includes(one))]);
  };
  return (
    <Field {...props} isGroup>
      {(field) => (
        <fieldset
          id={field.id}
          className={styles.group}
          aria-labelledby={field.labelId}
          aria-describedby={field.describedBy}
          tabIndex={-1}
        >
          {options.map((option) => (
            <label key={option.value} className={choice.choice}>
              <input
                type="checkbox"
                value={option.value}
                className={choice.box}
                checked={value.includes(option.value)}
                disabled={isDisabled || option.isDisabled}
                aria-disabled={why ? true : undefined}
                aria-invalid={field.isInvalid || undefined}
                onChange={(event) => {
                  if (!why) toggle(option.value, event.target.checked);
                }}
              />
              <span className={choice.words}>{option.label}</span>
            </label>
          ))}
        </fieldset>
      )}
    </Field>
  );
}
