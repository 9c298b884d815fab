import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { useActiveSite } from '../active-site.ts';
import { FocusedAlert } from './focused-alert.tsx';

/**
 * Says that nothing was done, because another site was selected in another tab, and lets the user go on here. For work
 * that is no editor's.
 */
export function OtherSite() {
  const { t } = useTranslation();
  const { name, movedTo, stay } = useActiveSite();
  return (
    <FocusedAlert>
      <Banner
        status="warning"
        title={t('engine.otherSite.title', { site: name })}
        action={
          <Button size="md" onPress={() => stay?.()}>
            {t('engine.moved.stay', { site: name })}
          </Button>
        }
      >
        {t('engine.otherSite.text', { site: name, other: movedTo })}
      </Banner>
    </FocusedAlert>
  );
}
