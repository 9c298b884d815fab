import { useTranslation } from 'react-i18next';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { failureText } from '../text/failure-text.ts';

/** Why the work stopped before its end, and the way to go on. */
export function ImportFailure({ failure, onGoOn }: { failure: unknown; onGoOn(): void }) {
  const { t } = useTranslation();
  return (
    <Banner
      status="error"
      title={t('import.run.interrupted')}
      action={
        <Button size="md" onPress={onGoOn}>
          {t('import.run.goOn')}
        </Button>
      }
    >
      {failureText(t, failure)}
    </Banner>
  );
}
