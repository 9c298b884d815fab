import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './side-switch.module.css';
import { SIDES, type Side } from './squad.ts';

/** Props of {@link SideSwitch}. */
export interface SideSwitchProps {
  /** What is chosen. */
  label: string;
  value: Side;
  onChange(side: Side): void;
}

/** Players or staff: native radio buttons in the looks of a switch. */
export function SideSwitch({ label, value, onChange }: SideSwitchProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {SIDES.map((side) => (
        <label key={side} className={styles.side}>
          <input
            type="radio"
            className={styles.box}
            name={name}
            value={side}
            checked={side === value}
            onChange={() => onChange(side)}
          />
          {t(`squad.${side}`)}
        </label>
      ))}
    </fieldset>
  );
}
