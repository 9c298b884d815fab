import type { ReactNode } from 'react';
import { IconButton } from './icon-button.tsx';
import styles from './view-switch.module.css';

/** Props of {@link ViewSwitch}. */
export interface ViewSwitchProps<View extends string> {
  /** What is chosen, for screen readers. */
  label: string;
  views: ReadonlyArray<{ readonly view: View; readonly label: string; readonly icon: ReactNode }>;
  view: View;
  onChange(view: View): void;
}

/** Ways to show the same things, each a small picture of itself. */
export function ViewSwitch<View extends string>({ label, views, view, onChange }: ViewSwitchProps<View>) {
  return (
    <fieldset className={styles.switch} aria-label={label}>
      {views.map((one) => (
        <IconButton
          key={one.view}
          label={one.label}
          icon={one.icon}
          type={one.view === view ? 'regular-grey' : 'regular-no-border'}
          isPressed={one.view === view}
          onPress={() => onChange(one.view)}
        />
      ))}
    </fieldset>
  );
}
