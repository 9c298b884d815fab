import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowId, type SquadEdit } from './edited-squad.ts';
import { useSquadSave } from './use-squad-save.ts';

/**
 * Saving a squad: nothing is sent before it was reviewed, nothing for another site than this tab's, and nothing with a
 * number that no jersey has. `wrong` are the players who have one.
 */
export function useSaving(teamUuid: string, edit: SquadEdit, wrong: readonly string[]) {
  const { session, siteCheck, failureToast, isSaving, saveOnce } = edit;
  const { refuses } = siteCheck;
  const { t } = useTranslation();
  const { send, outcome, forget } = useSquadSave(teamUuid, edit);
  const [isReviewing, setReviewing] = useState(false);
  /** The review that is open, which ends with whether all is stored. */
  const open = useRef<PromiseWithResolvers<boolean>>(undefined);
  const endReview = useCallback((isSaved: boolean): void => {
    setReviewing(false);
    open.current?.resolve(isSaved);
    open.current = undefined;
  }, []);
  const closeReview = useCallback(() => endReview(false), [endReview]);
  /** Opens the review, if something may be sent; answers, once it has ended, whether all is stored. */
  const review = useCallback(async (): Promise<boolean> => {
    if (isSaving || !session.isDirty() || refuses()) return false;
    failureToast.dismiss();
    const [first] = wrong;
    if (first !== undefined) {
      failureToast.show(t('messages.invalidDataComposition'));
      document.getElementById(`${rowId({ side: 'players', uuid: first })}.number`)?.focus();
      return false;
    }
    setReviewing(true);
    open.current ??= Promise.withResolvers<boolean>();
    return open.current.promise;
  }, [isSaving, session, refuses, wrong, failureToast, t]);
  /** Sends what was reviewed. */
  const confirm = useCallback(() => {
    if (wrong.length > 0) return void review();
    if (refuses()) return closeReview();
    // Open while it is sent, after a retry too: what is changed meanwhile would be lost.
    setReviewing(true);
    void saveOnce(async () => {
      const isSaved = await send();
      endReview(isSaved);
      return isSaved;
    });
  }, [wrong, review, refuses, closeReview, saveOnce, send, endReview]);
  /** All changes were taken back. */
  const forgetAll = useCallback(() => {
    forget();
    closeReview();
  }, [forget, closeReview]);
  return { review, confirm, closeReview, forget: forgetAll, isReviewing, outcome };
}
