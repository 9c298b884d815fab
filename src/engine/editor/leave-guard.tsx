import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { type IsDirty, useUnsavedWork } from '../unsaved-work.ts';

/** Asks before an editor with unsaved changes is left. Both questions are put when one leaves; `isLeaving`: a save is on its way to another page. */
export function LeaveGuard({ isDirty, isLeaving }: { isDirty: IsDirty; isLeaving: () => boolean }) {
  const { t } = useTranslation();
  useUnsavedWork(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={t('engine.leave.title')}
      confirm={t('engine.leave.confirm')}
      cancel={t('engine.leave.stay')}
    >
      {t('engine.leave.text')}
    </ConfirmDialog>
  );
}
