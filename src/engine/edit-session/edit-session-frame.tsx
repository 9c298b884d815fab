import { type ReactNode, useCallback } from 'react';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import type { TakenStep } from './edit-session.ts';
import { LeaveGuard } from './leave-guard.tsx';
import { SiteChangedBanner } from './site-changed-banner.tsx';
import type { Edit } from './use-edit-session.ts';
import { useReset } from './use-reset.ts';
import { useSaveShortcut } from './use-save-shortcut.ts';
import { type StepDescription, type UndoRedo, useUndoKeys } from './use-undo-keys.ts';
import { useUndoOffer } from './use-undo-offer.ts';

/** What an editor puts into its page besides its own content. */
export interface EditFrameParts {
  /** What there is to say above the content: why a save failed, another site, a draft. */
  notices: ReactNode;
  undoRedo: UndoRedo;
  /** Says what was just done by one step, and offers to undo it until something else is changed. */
  offerUndo(text: string): void;
  /** Takes all changes back. */
  reset(): void;
}

/** Props of {@link EditSessionFrame}. All but one are required, so that no editor forgets one. */
export interface EditSessionFrameProps<Base extends object, Value extends object> {
  /** The form that the save bar and Ctrl+S submit. */
  formId: string;
  edit: Edit<Base, Value>;
  /** Whether Ctrl+S has something to save. */
  canSave(): boolean;
  /** Saves all before the page is left; answers whether it may be left then. */
  saveToLeave(): Promise<boolean>;
  /** Whether a save or a removal is on its way to another page. */
  isLeaving(): boolean;
  /** The address below which all pages show what is edited; left out, it is shown on this page alone. */
  within?: string;
  /** What a step of undo or redo changed. */
  describe(step: TakenStep<Value>): StepDescription;
  /** All changes were taken back: what is said about failed saves goes. */
  onReset(): void;
  /** Why the last save failed; null when it did not. */
  failure: ReactNode;
  /** The offer of what was left unsaved here before. */
  draftOffer: ReactNode;
  /** The bar that saves, undoes and resets. */
  bar(parts: EditFrameParts): ReactNode;
  children(parts: EditFrameParts): ReactNode;
}

/**
 * What stands around everything that is edited: keys, notices, the save bar and the question before the page is left.
 */
export function EditSessionFrame<Base extends object, Value extends object>(props: EditSessionFrameProps<Base, Value>) {
  const { formId, edit, canSave, saveToLeave, isLeaving, within, describe, onReset, failure, draftOffer } = props;
  const { bar, children } = props;
  const { session, siteCheck, failureToast, whenSaved } = edit;
  useSaveShortcut(formId, canSave);
  const undoRedo = useUndoKeys(session, describe);
  const offerUndo = useUndoOffer(session, undoRedo.undo);
  const { dismiss } = failureToast;
  const takeBack = useCallback(() => {
    session.reset();
    dismiss();
    onReset();
  }, [session, dismiss, onReset]);
  const reset = useReset(formId, takeBack, offerUndo);
  const saveAndLeave = useCallback(async (): Promise<boolean> => {
    await whenSaved();
    return !session.isDirty() || saveToLeave();
  }, [session, whenSaved, saveToLeave]);
  const focusSave = (): void => document.querySelector<HTMLElement>(`button[form="${CSS.escape(formId)}"]`)?.focus();
  const notices = (
    <>
      {failure}
      {siteCheck.isRefused ? <SiteChangedBanner onStay={focusSave} /> : null}
      {draftOffer}
    </>
  );
  const parts = { notices, undoRedo, offerUndo, reset };
  return (
    <>
      {children(parts)}
      {bar(parts)}
      <VisuallyHidden>
        <span role="status">{undoRedo.said}</span>
      </VisuallyHidden>
      <LeaveGuard
        isDirty={session.isDirty}
        isLeaving={isLeaving}
        within={within}
        save={saveAndLeave}
        whenSaved={whenSaved}
      />
    </>
  );
}
