import type { CheckboxProps } from './checkbox.tsx';
import { Choice } from './checkbox.tsx';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';

/** Props of {@link Switch}. */
export type SwitchProps = Omit<CheckboxProps, 'isIndeterminate'>;

/** On or off. */
export function Switch(props: SwitchProps) {
  return <Choice {...props} role="switch" look={classNames(styles.box, styles.track)} />;
}
