import styles from './number-cell.module.css';

/** Props of {@link NumberCell}. */
export interface NumberCellProps {
  /** Its name for screen readers: what is counted, and of whom. */
  label: string;
  value: number | null;
  onChange: (value: number | null) => void;
  /** Arrow keys stop at these, and from nothing they start at `min`; what is written may lie outside: whoever saves refuses it. */
  min: number;
  max: number;
  /** Whether the number is wrong; the element `describedBy` says why. */
  isInvalid?: boolean | undefined;
  describedBy?: string | undefined;
  id?: string | undefined;
}

/** A small whole number in a row, which has its label and its notes elsewhere. Only digits are taken; the arrow keys step. */
export function NumberCell({ label, value, onChange, min, max, isInvalid, describedBy, id }: NumberCellProps) {
  const stepBy = (step: 1 | -1): void => onChange(value === null ? min : Math.min(Math.max(value + step, min), max));
  return (
    <input
      id={id}
      className={styles.cell}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      maxLength={String(max).length + 1}
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      value={value ?? ''}
      onChange={({ target }) => {
        const digits = target.value.trim();
        if (/^\d*$/.test(digits)) onChange(digits === '' ? null : Number(digits));
      }}
      onFocus={({ target }) => target.select()}
      onKeyDown={(event) => {
        const step = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : undefined;
        if (step === undefined) return;
        event.preventDefault();
        stepBy(step);
      }}
    />
  );
}
