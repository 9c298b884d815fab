import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../engine/edit-session/use-failure-toast.ts';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import { PAGE_TITLE } from '../../ui/page-header.tsx';
import { toast } from '../../ui/toast-queue.ts';
import { rowId, type SquadEditing } from './use-squad-edits.ts';
import { useSquadSave } from './use-squad-save.ts';

/**
 * Saving a squad: nothing is sent before it was reviewed, nothing for another site than this tab's, and nothing with a number that no jersey has. `wrong` are
 * the players who have one.
 */
export function useSaving(teamUuid: string, editing: SquadEditing, wrong: readonly string[], onSaved: () => void) {
  const { t } = useTranslation();
  const { refuses, isTold: isMoved } = useSiteCheck();
  const { complain, hush } = useFailureToast();
  const [isReviewing, setReviewing] = useState(false);
  const { save, isSaving, outcome, forget } = useSquadSave(teamUuid, editing, onSaved);
  const { isDirty, reset: takeBack, step } = editing;
  const closeReview = useCallback(() => setReviewing(false), []);
  /** Opens the review, if something may be sent. */
  const review = useCallback(() => {
    if (isSaving || !isDirty() || refuses()) return;
    hush();
    const [first] = wrong;
    if (first === undefined) return setReviewing(true);
    complain(t('messages.invalidDataComposition'));
    document.getElementById(`${rowId({ side: 'players', uuid: first })}.number`)?.focus();
  }, [isSaving, isDirty, refuses, wrong, hush, complain, t]);
  /** Sends what was reviewed. */
  const confirm = useCallback(() => {
    if (wrong.length > 0) return review();
    if (refuses()) return closeReview();
    // Open while it is sent, after a retry too: what is changed meanwhile would be lost.
    setReviewing(true);
    void save().then(closeReview);
  }, [wrong, review, refuses, save, closeReview]);
  /** Takes all changes back and says so. */
  const reset = useCallback(() => {
    takeBack();
    forget();
    hush();
    closeReview();
    toast('info', t('messages.changesReset'), { label: t('history.undo'), onPress: () => void step('undo') });
    requestAnimationFrame(() => document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true }));
  }, [takeBack, forget, hush, closeReview, step, t]);
  return { review, confirm, reset, closeReview, isReviewing, isSaving, outcome, isMoved };
}
