import { useBlocker } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import type { IsDirty } from './unsaved-work.ts';

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
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isWorking() && currentLocation.pathname !== nextLocation.pathname,
  );
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
