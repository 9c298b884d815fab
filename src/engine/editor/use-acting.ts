import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Action, Entity } from '../../contract/entity.ts';
import { toast } from '../../ui/toast-queue.ts';
import { failureOfAction, runAction, successOfAction } from '../actions.ts';
import { useAddresses } from '../addresses.ts';
import { stored } from '../parts.ts';
import { readBody } from '../reading.ts';
import type { Editing } from './use-editing.ts';
import type { Saving } from './use-saving.ts';

/** Doing an action to what is edited. */
export interface Acting {
  /** Does it; never rejects. Settles when all is told. */
  run(action: Action): Promise<void>;
  isRunning: boolean;
  /** Whether nothing may be changed here now, because another tab selected another site; it is told then. */
  refuses(): boolean;
}

/** What an action in an editor needs of what stands around it. */
export interface ActingParts {
  editing: Editing;
  saving: Saving;
  refuses(): boolean;
  /** Called once it is removed, before the editor is left. */
  onRemoved(): void;
}

/**
 * Does an action and says how it went. What was removed is left for the list, without a question; otherwise unsaved changes stay, as changes of what the
 * action made of it.
 */
export function useActing(
  entity: Entity,
  id: string | undefined,
  { editing, saving, refuses, onRemoved }: ActingParts,
) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { list } = useAddresses(entity);
  const { base, current, standOn } = editing;
  const { forget, fail, leave } = saving;
  const leaveForList = async (): Promise<void> => {
    leave();
    onRemoved();
    await navigate(list, { replace: true });
  };
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (action: Action) => runAction(stored(entity), action, id ?? '', client, undefined, leaveForList),
  });
  const run = useCallback(
    async (action: Action): Promise<void> => {
      forget();
      try {
        const made = await mutateAsync(action);
        toast('success', t(successOfAction(action)));
        if (made === undefined) return;
        const now = readBody(entity, made);
        const { broughtOnto } = await import('./merge/save-merged.ts');
        standOn(now, broughtOnto(entity.form, base, now, current()));
      } catch (error) {
        fail(error, failureOfAction(action));
      }
    },
    [entity, base, current, standOn, forget, fail, mutateAsync, t],
  );
  return useMemo((): Acting => ({ run, isRunning: isPending, refuses }), [run, isPending, refuses]);
}
