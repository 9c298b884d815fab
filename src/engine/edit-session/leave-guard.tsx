import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { IsDirty } from './unsaved-work.ts';

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  /** Both are asked when one leaves. */
  isDirty: IsDirty;
  /** Whether a save or a removal is on its way to another page. */
  isLeaving(): boolean;
  /** The changes are given up. */
  onDiscard(): void;
}

/** Asks before an editor with unsaved changes is left for another page of the console. */
export const LeaveGuard = memo(function LeaveGuard({ isDirty, isLeaving, onDiscard }: LeaveGuardProps) {
  const { t } = useTranslation();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty() && !isLeaving() && currentLocation.pathname !== nextLocation.pathname,
  );
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => {
        onDiscard();
        blocker.proceed?.();
      }}
      title={t('engine.leave.title')}
      confirm={t('engine.leave.confirm')}
      cancel={t('engine.leave.stay')}
    >
      {t('engine.leave.text')}
    </ConfirmDialog>
  );
});
