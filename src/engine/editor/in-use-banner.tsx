import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { FocusedAlert } from '../edit-session/focused-alert.tsx';

/** Whether a save was refused because something refers to what it would remove. */
export function isRefusedInUse(failure: unknown): failure is ApiError {
  return failure instanceof ApiError && failure.status === 409 && failure.fields.some(({ code }) => code === 'inUse');
}

/** Asks whether to save although it removes what something refers to, and names all that does. */
export function InUseBanner({ failure, onSave }: { failure: ApiError; onSave: () => void }) {
  const { t } = useTranslation();
  const uses = failure.fields.filter(({ code }) => code === 'inUse');
  return (
    <FocusedAlert>
      <Banner
        status="warning"
        title={t('engine.removedInUse.title', { count: uses.length })}
        action={
          <Button size="md" onPress={onSave}>
            {t('engine.removedInUse.save')}
          </Button>
        }
      >
        <ul>
          {uses.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
        <p>{t('engine.removedInUse.text')}</p>
      </Banner>
    </FocusedAlert>
  );
}
