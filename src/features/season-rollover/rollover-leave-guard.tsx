import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import type { IsDirty } from '../../engine/unsaved-work.ts';
import { ConfirmDialog } from '../../ui/dialog.tsx';

/** Asks before the page is left while a rollover works: its work ends with the page. */
export function RolloverLeaveGuard({ isWorking }: { isWorking: IsDirty }) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWorking() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('rollover.leave.title')}
      confirm={t('rollover.leave.confirm')}
      cancel={t('rollover.leave.stay')}
    >
      {t('rollover.leave.text')}
    </ConfirmDialog>
  );
}
