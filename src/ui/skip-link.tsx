import { useTranslation } from 'react-i18next';
import styles from './skip-link.module.css';

/** The first stop of the Tab key: past the navigation, to the element whose id is `target` (give it `tabIndex={-1}`). */
export function SkipLink({ target }: { target: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={`#${target}`}
      className={styles.link}
      // Stays reachable while an open popover hides the rest of the page.
      data-react-aria-top-layer="true"
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {t('ui.skipToContent')}
    </a>
  );
}
