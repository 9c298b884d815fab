import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useActiveSite } from '../active-site.ts';
import styles from './focused-alert.module.css';
import { FocusedAlert } from './focused-alert.tsx';

/**
 * Says that nothing was changed, because another site was selected in another tab, and lets the user go on here.
 * `onStay` follows.
 */
export function SiteChangedBanner({ onStay }: { onStay: () => void }) {
  const { t } = useTranslation();
  const { name, movedTo, stay } = useActiveSite();
  const goOn = () => {
    stay?.();
    onStay();
  };
  return (
    <FocusedAlert>
      <Banner status="warning" title={t('engine.moved.title', { site: name })}>
        <p>{t('engine.moved.text', { site: name, other: movedTo })}</p>
        <div className={styles.button}>
          <Button size="md" onPress={goOn}>
            {t('engine.moved.stay', { site: name })}
          </Button>
        </div>
      </Banner>
    </FocusedAlert>
  );
}
