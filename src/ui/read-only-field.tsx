import type { FieldProps } from './field.tsx';
import { Field } from './field.tsx';
import styles from './read-only-field.module.css';

/** Props of {@link ReadOnlyField}. */
export interface ReadOnlyFieldProps extends FieldProps {
  /** What is shown; several values stand one a line. */
  values: readonly string[];
  /** Shown where there is no value. */
  none: string;
}

/** A value that is only shown: text, not a box, so that nobody tries to write in it. */
export function ReadOnlyField(props: ReadOnlyFieldProps) {
  const { values, none } = props;
  return (
    <Field {...props} isRequired={false} isGroup>
      {(field) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, and here is none
        <div
          id={field.id}
          role="group"
          tabIndex={-1}
          className={styles.value}
          aria-labelledby={field.labelId}
          aria-describedby={field.describedBy}
        >
          {values.length === 0 ? <span className={styles.none}>{none}</span> : null}
          {values.map((value, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: values have no identity, and never move by themselves
            <span key={index}>{value}</span>
          ))}
        </div>
      )}
    </Field>
  );
}
