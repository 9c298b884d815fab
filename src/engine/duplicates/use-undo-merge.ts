import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../contract/api-error.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { toast } from '../../ui/toast-queue.ts';
import { useRowNames } from '../entity/row-name.ts';
import { textAt } from '../values/values.ts';
import { mergingOf } from './merging-of.ts';
import { refusalOfMerge } from './refusal-of-merge.ts';

/**
 * Undoes the merge, named by its identifier, that ended a thing; toasts tell that it is there again, or why not. Where that was
 * done already, as by a call whose answer was lost, it is done. `whenUndone` is called with the thing as it is then.
 */
export function useUndoMerge(entity: WholeEntity, ended: object, whenUndone?: (now: object) => Promise<void>) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const name = useRowNames();
  return useMutation({
    mutationFn: async (uuid: string): Promise<void> => {
      await mergingOf(entity).undo(uuid, {}).catch(unlessUndone);
      const { signal } = new AbortController();
      await whenUndone?.(await entity.read(textAt(ended, entity.id)).queryFn({ signal }));
    },
    onSuccess: () => {
      void client.invalidateQueries();
      toast('success', t('duplicates.undone', { name: name(ended, entity.title) }));
    },
    onError: (error) => toast('error', `${t('duplicates.notUndone')} ${refusalOfMerge(t, error)}`),
  });
}

function unlessUndone(error: unknown): void {
  if (!(isRefusal(error) && error.fields[0]?.code === 'alreadyUndone')) throw error;
}
