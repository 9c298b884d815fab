import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, Entity } from '../../contract/entity.ts';
import { type ToastAction, toast } from '../../ui/toast-queue.ts';
import { inParallel } from '../calls/in-parallel.ts';
import { useText } from '../text/use-text.ts';
import { isEqual } from '../values/values.ts';
import { type BodyChange, failureOfAction, putBack, runAction, successOfAction } from './actions.ts';
import { stored } from './entity-kinds.ts';

/**
 * The action that takes another back. Undefined where there is none, or where the other has to be
 * asked about although it can be taken back: it has a question of its own, or saves what was typed.
 */
export function undoOf({ actions }: Pick<Entity, 'actions'>, action: Action): Action | undefined {
  if (action.ask || action.call || action.saves || !action.when) return undefined;
  return actions.find((other) => takesBack(other, action));
}

/** Whether an action sets what another asks for, or removes what the other sets free. */
function takesBack(undo: Action, { set, when }: Action): boolean {
  if (undo.set) return isEqual(undo.set, when);
  return undo.remove === true && undo.when !== undefined && isEqual(undo.when, set);
}

/** A thing that an action was done to, and what it is called. */
export interface DoneThing {
  id: string;
  name: string;
  /** What the action made of it, where that is known. */
  change?: BodyChange | undefined;
  /** Whether it may not have been done: its answer was lost. */
  isUnsure?: boolean;
}

/** So many of those that failed are named; the rest is counted. */
const NAMED = 5;

/**
 * The button of a toast that takes an action back from things, and says how that went: of several, which failed, with the way to try
 * those again. It works on after the page is left.
 * Undefined where the action cannot be taken back.
 */
export function useUndoOffer(
  entity: Entity,
): (action: Action, things: readonly DoneThing[]) => ToastAction | undefined {
  const { t } = useTranslation();
  const text = useText();
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: async ({ action, undo, things }: { action: Action; undo: Action; things: readonly DoneThing[] }) => {
      const failed: DoneThing[] = [];
      const takeBack = async ({ id, change, isUnsure = false }: DoneThing): Promise<unknown> =>
        (undo === action || isUnsure) && change
          ? putBack(stored(entity), action, { id, change }, client)
          : runAction(stored(entity), undo, id, client);
      await inParallel(things, always, async (thing) => {
        await takeBack(thing).catch(() => failed.push(thing));
      });
      return things.filter((thing) => failed.includes(thing));
    },
    onSuccess: (failed, { action, undo, things }) => {
      if (failed.length === 0) return void toast('success', successOfAction(undo, { t, text }));
      const said = failureOfAction(undo, { t, text });
      const again = { label: t('ui.retry'), onPress: () => mutate({ action, undo, things: failed }) };
      if (things.length === 1) return void toast('error', said, again);
      const names = failed.slice(0, NAMED).map(({ name }) => name);
      if (failed.length > NAMED) names.push(t('history.more', { count: failed.length - NAMED }));
      const which = t('history.notUndone', { count: failed.length, of: things.length, names: names.join(', ') });
      toast('error', `${said} ${which}`, again);
    },
  });
  return useCallback(
    (action, things) => {
      // What an action set is put back by the same values that it took away.
      const undo = undoOf(entity, action) ?? (things.every(({ change }) => change) ? action : undefined);
      return undo && { label: t('history.undo'), onPress: () => mutate({ action, undo, things }) };
    },
    [entity, mutate, t],
  );
}

const always = (): boolean => true;
