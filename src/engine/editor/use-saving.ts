import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '../../contract/entity.ts';
import { toast } from '../../ui/toast-queue.ts';
import { isStored } from '../entity/entity-kinds.ts';
import { editPath } from '../entity/paths.ts';
import { useEntityPaths } from '../entity/use-entity-paths.ts';
import type { SavedMerge } from '../merge/save-merged.ts';
import { failedSave } from '../text/failure-text.ts';
import { useText } from '../text/use-text.ts';
import { textAt, valueAt } from '../values/values.ts';
import { isRefusedInUse } from './in-use-banner.tsx';
import type { Editing } from './use-editing.ts';
import { useMerging } from './use-merging.ts';
import { useSave } from './use-save.ts';

/** Saving: what happens after it went well, and what is said when it did not. */
export type Saving = ReturnType<typeof useSaving>;

/** How a failure is tried again, other than by a save; `isOfAction`: it was an action that failed, and not the save before it. */
interface Retry {
  run: () => void;
  isOfAction: boolean;
}

interface SaveManner {
  isLeft: boolean;
  evenInUse: boolean;
}

/** What stands around a save. */
export interface AroundSaving {
  /** Asks before anything is sent; answers whether to go on. */
  ask(edited: object): Promise<boolean>;
  /** Key of the words for a change that went well, where the catalogue has other ones than for changes in general. */
  changed?: string | undefined;
}

/** Saving: what happens after it went well, and what is said when it did not. */
export function useSaving(entity: Entity, id: string | undefined, editing: Editing, { ask, changed }: AroundSaving) {
  const { t } = useTranslation();
  const { edit, session, accept, takeMerge, refuseByService } = editing;
  const { failureToast, saveOnce, whenSaved, isSaving } = edit;
  const turn = useTurn(whenSaved);
  const merging = useMerging(entity, takeMerge);
  const { mutateAsync } = useSave(entity, merging);
  const showMerged = useShowMerged();
  const [failure, setFailure] = useState<unknown>();
  const [again, setAgain] = useState<Retry>();
  const settleDraft = useDraftAfterSave(id, editing);
  const { openMade, isLeaving, leave } = useLeaving(entity, id);
  const replaced = useRef(new WeakSet<object>());
  const send = useCallback(
    async (edited: object, { isLeft, evenInUse }: SaveManner): Promise<void> => {
      const { base } = session.get();
      const outcome = await mutateAsync({ id, base, edited, evenInUse });
      showMerged(outcome);
      if (!outcome) return;
      // With what somebody else saved meanwhile, where that was merged in.
      const { base: onto } = session.get();
      if (onto === base) replaced.current.add(base);
      const { sent, saved } = outcome;
      toast('success', t(successOf(id === undefined ? undefined : onto, saved, changed)));
      accept(sent, saved);
      settleDraft(id ?? textAt(saved, entity.id));
      if (id !== undefined) return;
      leave();
      if (!isLeft) await openMade(saved);
    },
    [entity, id, session, accept, settleDraft, changed, mutateAsync, t, showMerged, leave, openMade],
  );
  /** Says in these words that something failed; the form stays as it is. `retry` does it once more, where it was no save. */
  const fail = useCallback(
    (error: unknown, words: string, retry?: () => void): void => {
      setAgain(retry && { run: retry, isOfAction: true });
      failureToast.show(words);
      setFailure(error);
      // What is in use is asked about as a whole: no field is wrong.
      if (!isRefusedInUse(error)) refuseByService(error);
    },
    [failureToast, refuseByService],
  );
  /**
   * Saves what is edited; answers whether all of it is stored. `isLeft`: the page is left then, the made record's page
   * is not opened. `evenInUse`: although something refers to what it removes. What was typed since the save that is
   * under way is saved after it.
   */
  const save = useCallback(
    async (isLeft = false, evenInUse = false): Promise<boolean> => {
      if (id !== undefined && !(await turn.comes(session.getValue()))) return false;
      return saveOnce(async () => {
        // A second press comes before the button has gone.
        if (id !== undefined && !session.isDirty()) return true;
        setFailure(undefined);
        const edited = session.getValue();
        turn.take(edited);
        try {
          if (await ask(edited)) await send(edited, { isLeft, evenInUse });
        } catch (error) {
          fail(error, failedSave(t, error, id === undefined ? 'messages.saveFailed' : 'messages.updateFailed'));
          return false;
        } finally {
          turn.take(undefined);
        }
        return isLeaving() || !session.isDirty();
      });
    },
    [id, session, saveOnce, turn, ask, send, fail, isLeaving, t],
  );
  const forget = useCallback(() => {
    failureToast.dismiss();
    setFailure(undefined);
  }, [failureToast]);
  /** The failed save that is shown is tried again by this, which goes on with what was to follow it. */
  const retryBy = useCallback((run: () => void) => setAgain({ run, isOfAction: false }), []);
  /** Whether a save of ours took the place of this body: until then nothing else had changed it. */
  const hasReplaced = useCallback((base: object) => replaced.current.has(base), []);
  const { question } = merging;
  return { save, fail, failure, again, retryBy, forget, isSaving, isLeaving, leave, hasReplaced, question };
}

/** Leaving without a question: after a first save, for the page of what was made, or after a removal. */
function useLeaving(entity: Entity, id: string | undefined) {
  const navigate = useNavigate();
  const { list } = useEntityPaths(entity);
  const leaving = useRef(false);
  const isLeaving = useCallback(() => leaving.current, []);
  /** From now on leaving asks nothing more. */
  const leave = useCallback(() => {
    leaving.current = true;
  }, []);
  const openMade = useCallback(
    async (saved: object): Promise<void> => {
      const savedId = id ?? textAt(saved, entity.id);
      const isOpened = savedId !== '' && isStored(entity);
      // At once: in a transition the address would be the next page's while this form still took what is typed, and a second save.
      await navigate(isOpened ? editPath(entity, savedId, saved) : list, { replace: true, flushSync: true });
    },
    [entity, id, list, navigate],
  );
  return { openMade, isLeaving, leave };
}

/**
 * The draft of what was saved goes; what is typed between a first save and the page of what was made goes along to that
 * page.
 */
function useDraftAfterSave(id: string | undefined, { edit }: Editing) {
  const { drop, discard, carryTo } = edit.draft;
  return useCallback(
    (savedId: string): void => {
      if (id !== undefined) drop();
      else if (savedId !== '') carryTo(savedId);
      else discard();
    },
    [id, carryTo, drop, discard],
  );
}

/** Says what somebody else had changed meanwhile and was kept, or that nothing was saved. */
function useShowMerged(): (outcome: SavedMerge | undefined) => void {
  const { t } = useTranslation();
  const text = useText();
  return useCallback(
    (outcome) => {
      if (!outcome) toast('info', t('merge.notSaved'));
      else if (outcome.theirFields.length > 0) {
        const fields = outcome.theirFields.map(({ label }) => text(label)).join(', ');
        toast('info', t(outcome.by ? 'merge.alsoChangedBy' : 'merge.alsoChanged', { fields, by: outcome.by }));
      }
    },
    [t, text],
  );
}

/** Whether a record is deleted: part of the audit block that the service's records have. */
export const isDeleted = (body: object): boolean => valueAt(body, 'deleted') === true;

/** What a save that went well is called (specification §8): made, deleted, restored, or changed. */
function successOf(before: object | undefined, after: object, changed = 'messages.updateSuccessful'): string {
  if (before === undefined) return 'messages.saveSuccessful';
  if (isDeleted(before) === isDeleted(after)) return changed;
  return isDeleted(after) ? 'messages.deleteSuccessful' : 'messages.restored';
}

/** Whose turn it is to be saved. */
interface Turn {
  /** This is sent now; undefined: nothing is. */
  take(edited: object | undefined): void;
  /** Waits for what is sent; false where the same is sent, another one waits, or the page has gone meanwhile. */
  comes(edited: object): Promise<boolean>;
}

function useTurn(whenSaved: () => Promise<unknown>): Turn {
  const sent = useRef<object>(undefined);
  const isWaiting = useRef(false);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return useMemo(
    () => ({
      take: (edited) => {
        sent.current = edited;
      },
      comes: async (edited) => {
        if (sent.current === undefined) return true;
        if (sent.current === edited || isWaiting.current) return false;
        isWaiting.current = true;
        await whenSaved();
        isWaiting.current = false;
        return isShown.current;
      },
    }),
    [whenSaved],
  );
}
