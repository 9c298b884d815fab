import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../contract/entity.ts';
import { type ToastAction, toast } from '../../ui/toast-queue.ts';
import { inParallel } from '../calls/in-parallel.ts';
import { useText } from '../text/use-text.ts';
import { isEqual } from '../values/values.ts';
import { failureOfAction, runAction, successOfAction } from './actions.ts';
import { stored } from './entity-kinds.ts';

/**
 * The action that takes another back. Undefined where there is none, or where the other has to be
 * asked about although it can be taken back: it has a question of its own, tells what refers to the thing, or saves what was typed.
 */
export function undoOf({ actions }: Pick<Entity, 'actions'>, action: Action): Action | undefined {
  if (action.ask || action.uses || action.call || action.saves || !action.when) return undefined;
  return actions.find((other) => takesBack(other, action));
}

/** Whether an action sets what another asks for, or removes what the other sets free. */
function takesBack(undo: Action, { set, when }: Action): boolean {
  if (undo.set) return isEqual(undo.set, when);
  return undo.remove === true && undo.when !== undefined && isEqual(undo.when, set);
}

/**
 * The button of a toast that takes an action back from the things of some ids, and says how that went. It works on after the page is left.
 * Undefined where the action cannot be taken back.
 */
export function useUndoOffer(entity: Entity): (action: Action, ids: readonly string[]) => ToastAction | undefined {
  const { t } = useTranslation();
  const text = useText();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: ({ undo, ids }: { undo: Action; ids: readonly string[] }) =>
      inParallel(ids, always, async (id) => void (await runAction(stored(entity), undo, id, client))),
    onSuccess: (_nothing, { undo }) => void toast('success', successOfAction(undo, { t, text })),
    onError: (_error, { undo }) => void toast('error', failureOfAction(undo, { t, text })),
  });
  return useCallback(
    (action, ids) => {
      const undo = undoOf(entity, action);
      return undo && { label: t('history.undo'), onPress: () => mutate({ undo, ids }) };
    },
    [entity, mutate, t],
  );
}

const always = (): boolean => true;
