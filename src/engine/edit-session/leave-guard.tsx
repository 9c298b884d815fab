import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Blocker, type Location, useBlocker, useLocation } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog, Dialog } from '../../ui/dialog.tsx';
import type { IsDirty } from './unsaved-work.ts';

/** Props of {@link LeaveGuard}. */
export interface LeaveGuardProps {
  /** Both are asked when one leaves. */
  isDirty: IsDirty;
  /** Whether a save or a removal is on its way to another page. */
  isLeaving(): boolean;
  /** The address below which all pages show what is edited; left out, it is shown on this page alone. */
  within?: string | undefined;
  /** Saves all; answers whether the page may be left then. */
  save(): Promise<boolean>;
  /** Waits for a save that is under way. */
  whenSaved(): Promise<unknown>;
}

/**
 * Asks before an editor with unsaved changes is left for another page of the console. What is left unsaved stays as a
 * draft. While a save is under way it waits for that, and asks only about what is unsaved then.
 */
export const LeaveGuard = memo(function LeaveGuard({ isDirty, isLeaving, within, save, whenSaved }: LeaveGuardProps) {
  const { t } = useTranslation();
  /** Where one goes once all is saved: the question about it is answered. */
  const [savedFor, setSavedFor] = useState<Location>();
  const blocker = useLeaveBlocker(() => isDirty() && !isLeaving(), within);
  /** Where one goes while it is asked about. */
  const [askedFor, setAskedFor] = useState<Location>();
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined;
    let isWaiting = true;
    void whenSaved().then(() => {
      if (!isWaiting) return;
      if (isDirty()) setAskedFor(blocker.location);
      else blocker.proceed();
    });
    return () => {
      isWaiting = false;
    };
  }, [blocker, isDirty, whenSaved]);
  const stay = (): void => blocker.reset?.();
  const saveAndLeave = async (): Promise<void> => {
    // The question is gone before anything is saved: what the save asks or refuses takes the focus.
    flushSync(() => setSavedFor(blocker.location));
    const isSaved = await save().catch(() => false);
    if (isSaved) blocker.proceed?.();
    else stay();
  };
  return (
    <Dialog
      isOpen={blocker.state === 'blocked' && blocker.location === askedFor && blocker.location !== savedFor}
      onClose={stay}
      title={t('engine.leave.title')}
      size="md"
      isAlert
      actions={
        <>
          <Button type="regular-no-border" onPress={() => blocker.proceed?.()}>
            {t('engine.leave.confirm')}
          </Button>
          <Button type="regular-secondary" onPress={() => void saveAndLeave()}>
            {t('engine.leave.save')}
          </Button>
          <Button type="filled" onPress={stay} autoFocus>
            {t('engine.leave.stay')}
          </Button>
        </>
      }
    >
      {t('engine.leave.text')}
    </Dialog>
  );
});

/** Props of {@link WorkGuard}: what the question says, in the user's language. */
export interface WorkGuardProps {
  isWorking: IsDirty;
  title: string;
  text: string;
  /** On the button that leaves. */
  leave: string;
  /** On the button that stays. */
  stay: string;
}

/** Asks before a page is left for another one of the console while it works on something that ends with the page. */
export function WorkGuard({ isWorking, title, text, leave, stay }: WorkGuardProps) {
  const blocker = useLeaveBlocker(isWorking);
  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      onClose={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      title={title}
      confirm={leave}
      cancel={stay}
    >
      {text}
    </ConfirmDialog>
  );
}

/** Blocks the way from this page, or from all below an address, to another one while `isNeeded` says so. */
function useLeaveBlocker(isNeeded: () => boolean, within?: string): Blocker {
  // The router may already stand on the next page while this one is still shown: then it was left, and asks no more.
  const here = useLocation().pathname;
  const isHere = ({ pathname }: Location): boolean =>
    pathname === here || (within !== undefined && (pathname === within || pathname.startsWith(`${within}/`)));
  return useBlocker(
    ({ currentLocation, nextLocation }) => isHere(currentLocation) && !isHere(nextLocation) && isNeeded(),
  );
}
