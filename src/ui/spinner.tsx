import { useTranslation } from 'react-i18next';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link Spinner}. */
export interface SpinnerProps {
  /** What is under way, for screen readers; "Loading" unless told. */
  label?: string | undefined;
}

/** A small turning ring in the colour of the text: something is under way and its length is unknown. */
export function Spinner({ label }: SpinnerProps) {
  const { t } = useTranslation();
  return (
    <span className={styles.spinner}>
      <VisuallyHidden>{label ?? t('ui.loading')}</VisuallyHidden>
    </span>
  );
}
