import styles from './segments.module.css';

/** Props of {@link Segments}. */
export interface SegmentsProps<Value extends string> {
  label: string;
  options: Readonly<Record<Value, string>>;
  value: NoInfer<Value>;
  onChange(value: Value): void;
}

/** One of a few choices that all stand side by side. */
export function Segments<Value extends string>({ label, options, value, onChange }: SegmentsProps<Value>) {
  const entries = Object.entries(options) as [Value, string][];
  return (
    <fieldset className={styles.segments}>
      <legend className={styles.label}>{label}</legend>
      {entries.map(([each, name]) => (
        <label key={each} className={styles.segment}>
          <input
            className={styles.input}
            type="radio"
            name={label}
            checked={each === value}
            onChange={() => onChange(each)}
          />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
