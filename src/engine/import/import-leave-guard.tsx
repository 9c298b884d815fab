import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { IsDirty } from '../unsaved-work.ts';

/** Asks before a page is left for another one of the console while an import works: its work ends with the page. */
export function ImportLeaveGuard({ isWorking }: { isWorking: IsDirty }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWorking() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('engine.import.leave.title')}
      confirm={t('engine.import.leave.confirm')}
      cancel={t('engine.import.leave.stay')}
    >
      {t('engine.import.leave.text')}
    </ConfirmDialog>
  );
}
