import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, isRefusal } from '../../contract/api-error.ts';
import type { Action, Entity } from '../../contract/entity.ts';
import { type ToastAction, toast } from '../../ui/toast-queue.ts';
import { useSingleFlight } from '../calls/use-single-flight.ts';
import { asksAgain } from '../entity/action-uses.tsx';
import { failureOfAction, isPerhapsDone, runAction, successOfAction } from '../entity/actions.ts';
import { stored } from '../entity/entity-kinds.ts';
import { editPath } from '../entity/paths.ts';
import { undoOf, useUndoOffer } from '../entity/undo-action.ts';
import { useText } from '../text/use-text.ts';
import { textAt } from '../values/values.ts';
import type { EditorCommands } from './editor-slots.ts';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

/** Doing an action to what is edited. */
export interface RecordActions {
  /**
   * Does it, also to what is in use where that is meant (`evenInUse`); never rejects. Settles when all is told; with
   * false where something came to refer to it since it was asked about: then it has to be asked again.
   */
  run(action: Action, evenInUse: boolean): Promise<boolean>;
  isRunning: boolean;
  /** Whether none is being done, known at once: a second press comes before the page is drawn again. */
  isFree(): boolean;
  /** Whether nothing may be changed here now, because another tab selected another site; it is told then. */
  refuses(): boolean;
  /** The action whose question is open. */
  asked: Action | undefined;
  /** Opens the question of an action; undefined: closes it. */
  ask(action: Action | undefined): void;
}

/** What an action in an editor needs of what stands around it. */
export interface RecordActionParts {
  editing: Editing;
  saving: Saving;
  commands: EditorCommands;
  /** Saves what is edited as the save button would; answers whether all of it is stored. */
  saveFirst(): Promise<boolean>;
}

/**
 * Does an action and says how it went. What was removed is left for the list, without a question; otherwise unsaved
 * changes stay, as changes of what the action made of it, or of what somebody else made of it so that the action fits
 * no more.
 */
export function useRecordActions(
  entity: Entity,
  id: string | undefined,
  { editing, saving, commands, saveFirst }: RecordActionParts,
) {
  const { t } = useTranslation();
  const text = useText();
  const navigate = useNavigate();
  const { takeOver, refuses } = commands;
  const { session } = editing;
  const { forget, fail, retryBy } = saving;
  const [asked, ask] = useState<Action>();
  const { isUnderWay, isFree, alone } = useSingleFlight();
  const mutateAsync = useActionOnce(entity, id, { editing, saving, commands });
  const showNow = useShowNow(entity, id, commands, editing);
  const here = useRef<Pick<RecordActions, 'run' | 'refuses'> & { id: string | undefined }>(undefined);
  const offerUndo = useUndoOffer(entity);
  /** Takes an action back: on this page as any action, once it is left behind it. */
  const takesBack = useCallback(
    (action: Action): ToastAction | undefined => {
      const undo = undoOf(entity, action);
      const offer = id === undefined ? undefined : offerUndo(action, [{ id, name: '' }]);
      if (!undo || !offer) return undefined;
      const isHere = (): boolean => here.current?.id === id;
      return { ...offer, onPress: () => (isHere() ? void here.current?.run(undo, false) : offer.onPress()) };
    },
    [entity, id, offerUndo],
  );
  const act = useCallback(
    async (action: Action, evenInUse: boolean): Promise<boolean> => {
      forget();
      const retry = (): void => {
        if (!here.current || here.current.refuses()) return;
        // What refers to the thing may be more by now.
        if (action.uses) ask(action);
        else void here.current.run(action, evenInUse);
      };
      if (action.saves && session.isDirty() && !(await saveFirst())) {
        // The button of the save that failed goes on with what was asked for.
        retryBy(retry);
        return true;
      }
      try {
        const made = await mutateAsync({ action, evenInUse });
        toast('success', successOfAction(action, { t, text }), takesBack(action));
        if (made === undefined) return true;
        const madeId = textAt(made, entity.id);
        // A copy is another thing: its own editor opens, and unsaved changes of this one are asked about.
        if (madeId !== '' && madeId !== id) await navigate(editPath(stored(entity), madeId, made));
        else await takeOver(made);
      } catch (error) {
        if (asksAgain(entity, action, error)) return false;
        const isStale = error instanceof ApiError && error.status === 412;
        const problem = isStale ? await showNow(action, error).catch((why: unknown) => why) : error;
        if (problem !== undefined) fail(problem, failureOfAction(action, { t, text }), retry);
      }
      return true;
    },
    [
      entity,
      id,
      session,
      saveFirst,
      takeOver,
      navigate,
      forget,
      fail,
      retryBy,
      showNow,
      mutateAsync,
      takesBack,
      t,
      text,
    ],
  );
  const run = useCallback((action: Action, evenInUse: boolean) => alone(() => act(action, evenInUse)), [alone, act]);
  useEffect(() => {
    here.current = { id, run, refuses };
    return () => {
      here.current = undefined;
    };
  }, [id, run, refuses]);
  return useMemo(
    (): RecordActions => ({ run, isRunning: isUnderWay, isFree, refuses, asked, ask }),
    [run, isUnderWay, isFree, refuses, asked],
  );
}

/** Does an action, but none on top of one whose answer was lost, unless a save has found since that it was not done. */
function useActionOnce(
  entity: Entity,
  id: string | undefined,
  { editing, saving, commands }: Pick<RecordActionParts, 'editing' | 'saving' | 'commands'>,
) {
  const client = useQueryClient();
  const { session } = editing;
  const { hasReplaced } = saving;
  const { leave: whenRemoved } = commands;
  /** What it was before an action that had no answer, and what was shown of it then, by the action's name. */
  const unanswered = useRef(new Map<string, { before: object; base: object }>());
  const { mutateAsync } = useMutation({
    mutationFn: async ({ action, evenInUse }: { action: Action; evenInUse: boolean }) => {
      const { current: attempts } = unanswered;
      const { name } = action;
      const { base } = session.get();
      const attempt = attempts.get(name);
      const earlier = attempt && !hasReplaced(attempt.base) ? attempt.before : undefined;
      const whenRead = (before: object) => void attempts.set(name, { before, base });
      const options = { evenInUse, whenRemoved, earlier, whenRead };
      try {
        const made = await runAction(stored(entity), action, id ?? '', client, options);
        attempts.clear();
        return made;
      } catch (error) {
        if (isRefusal(error)) attempts.clear();
        throw error;
      }
    },
  });
  return mutateAsync;
}

/** An action did not fit what has been made of the thing meanwhile, by somebody else or an attempt without an answer: that is read, and shown. */
function useShowNow(entity: Entity, id: string | undefined, { takeOver }: EditorCommands, { edit }: Editing) {
  const { t } = useTranslation();
  const text = useText();
  const { show } = edit.failureToast;
  return useCallback(
    async (action: Action, error: ApiError): Promise<void> => {
      const { signal } = new AbortController();
      await takeOver(
        await stored(entity)
          .read(id ?? '')
          .queryFn({ signal }),
      );
      if (isPerhapsDone(error)) {
        toast('info', t('faults.unanswered'));
        return;
      }
      show(failureOfAction(action, { t, text }));
      toast('info', t('lists.failure.changed'));
    },
    [entity, id, takeOver, show, t, text],
  );
}
