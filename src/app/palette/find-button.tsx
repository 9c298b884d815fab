import { Search } from 'lucide-react';
import { Button } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { Kbd } from '../../ui/kbd.tsx';
import styles from './find-button.module.css';
import { showPalette } from './palette-state.ts';

/** Opens the palette, and says by which key it opens. */
export function FindButton() {
  const { t } = useTranslation();
  const isMac = navigator.userAgent.includes('Mac');
  return (
    <Button className={styles.find ?? ''} aria-keyshortcuts="Control+K Meta+K" onPress={() => showPalette('search')}>
      <Search aria-hidden="true" />
      <span className={styles.words}>{t('shell.find')}</span>
      <span aria-hidden="true">
        <Kbd>{isMac ? '⌘K' : 'Ctrl K'}</Kbd>
      </span>
    </Button>
  );
}
