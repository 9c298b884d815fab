import { useId } from 'react';
import styles from './progress-meter.module.css';

/** Props of {@link ProgressMeter}. */
export interface ProgressMeterProps {
  /** What is under way and how far it is: "340 of 2 000". */
  label: string;
  value: number;
  /** The value at the end; undefined while it is not known. */
  of: number | undefined;
}

/** How far some long work is. */
export function ProgressMeter({ label, value, of }: ProgressMeterProps) {
  const id = useId();
  return (
    <div className={styles.meter}>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        {...(of === undefined ? {} : { value, max: Math.max(of, 1) })}
      />
      <p id={id} className={styles.words}>
        {label}
      </p>
    </div>
  );
}
