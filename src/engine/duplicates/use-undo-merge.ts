import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { WholeEntity } from '../../contract/entity.ts';
import { toast } from '../../ui/toast-queue.ts';
import { useRowNames } from '../entity/row-name.ts';
import { mergingOf } from './merging-of.ts';
import { refusalOfMerge } from './refusal-of-merge.ts';

/** Undoes the merge, named by its identifier, that ended a thing; toasts tell that it is there again, or why not. */
export function useUndoMerge(entity: WholeEntity, ended: object) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const name = useRowNames();
  return useMutation({
    mutationFn: (uuid: string) => mergingOf(entity).undo(uuid, {}),
    onSuccess: () => {
      void client.invalidateQueries();
      toast('success', t('duplicates.undone', { name: name(ended, entity.title) }));
    },
    onError: (error) => toast('error', `${t('duplicates.notUndone')} ${refusalOfMerge(t, error)}`),
  });
}
