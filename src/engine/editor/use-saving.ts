import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Entity } from '../../contract/entity.ts';
import { toast } from '../../ui/toast-queue.ts';
import { useFailureToast } from '../edit-session/use-failure-toast.ts';
import { isStored } from '../entity/entity-kinds.ts';
import { editPath } from '../entity/paths.ts';
import { useEntityPaths } from '../entity/use-entity-paths.ts';
import type { SavedMerge } from '../merge/save-merged.ts';
import { useText } from '../text/use-text.ts';
import { textAt, valueAt } from '../values/values.ts';
import type { Editing } from './use-editing.ts';
import { useMerging } from './use-merging.ts';
import { useSave } from './use-save.ts';

/** Saving: what happens after it went well, and what is told when it did not. */
export type Saving = ReturnType<typeof useSaving>;

/** What stands around a save. */
export interface AroundSaving {
  /** Whether nothing may be sent now; it is told then. */
  refuses(): boolean;
  /** Asks before anything is sent; answers whether to go on. */
  ask(edited: object): Promise<boolean>;
  /** Called once it is saved, before a new one's editor is left for that of the stored one. */
  onSaved(id: string, sent: object, saved: object): void;
  /** Key of the words for a change that went well, where the catalogue has other ones than for changes in general. */
  changed?: string | undefined;
}

/** Saving: what happens after it went well, and what is told when it did not. */
export function useSaving(
  entity: Entity,
  id: string | undefined,
  editing: Editing,
  { refuses, ask, onSaved, changed }: AroundSaving,
) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { base, accept, takeMerge, refuseByService } = editing;
  const { list } = useEntityPaths(entity);
  const merging = useMerging(entity, takeMerge);
  const { mutateAsync } = useSave(entity, merging);
  const tellMerged = useTellMerged();
  const [failure, setFailure] = useState<unknown>();
  const [isSaving, setSaving] = useState(false);
  const { complain, hush } = useFailureToast();
  const leaving = useRef(false);
  const isRunning = useRef(false);
  const send = useCallback(
    async (edited: object): Promise<void> => {
      const outcome = await mutateAsync({ id, base, edited });
      tellMerged(outcome);
      if (!outcome) return;
      const { sent, saved } = outcome;
      toast('success', t(successOf(id === undefined ? undefined : base, saved, changed)));
      const savedId = id ?? textAt(saved, entity.id);
      onSaved(savedId, sent, saved);
      accept(sent, saved);
      if (id !== undefined) return;
      leaving.current = true;
      const isOpened = savedId !== '' && isStored(entity);
      await navigate(isOpened ? editPath(entity, savedId, saved) : list, { replace: true });
    },
    [entity, list, id, base, accept, onSaved, changed, mutateAsync, navigate, t, tellMerged],
  );
  /** Tells of a failure, in the words of `key`; the form stays as it is. */
  const fail = useCallback(
    (error: unknown, key: string): void => {
      complain(t(key));
      setFailure(error);
      refuseByService(error);
    },
    [complain, refuseByService, t],
  );
  const save = useCallback(
    (edited: object): void => {
      if (isRunning.current || refuses()) return;
      isRunning.current = true;
      setSaving(true);
      hush();
      setFailure(undefined);
      ask(edited)
        .then((isYes) => (isYes ? send(edited) : undefined))
        .catch((error: unknown) => fail(error, id === undefined ? 'messages.saveFailed' : 'messages.updateFailed'))
        .finally(() => {
          isRunning.current = false;
          setSaving(false);
        });
    },
    [id, refuses, ask, send, fail, hush],
  );
  /** Whether the editor is being left on purpose, without a question: after a first save or a removal. */
  const isLeaving = useCallback(() => leaving.current, []);
  /** From now on leaving asks nothing more. */
  const leave = useCallback(() => {
    leaving.current = true;
  }, []);
  const forget = useCallback(() => {
    hush();
    setFailure(undefined);
  }, [hush]);
  return { save, fail, failure, forget, complain, isSaving, isLeaving, leave, question: merging.question };
}

/** Tells what somebody else had changed meanwhile and was kept, or that nothing was saved. */
function useTellMerged(): (outcome: SavedMerge | undefined) => void {
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
