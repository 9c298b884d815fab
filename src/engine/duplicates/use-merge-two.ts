import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError } from '../../contract/api-error.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { toast } from '../../ui/toast-queue.ts';
import { editPath } from '../entity/paths.ts';
import { useRowNames } from '../entity/row-name.ts';
import { textAt } from '../values/values.ts';
import { refusalOfMerge } from './refusal-of-merge.ts';

/** Merges two things, goes to the one that is left, and offers to undo it for as long as neither was changed. */
export function useMergeTwo(entity: WholeEntity, kept: object, ended: object) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = useRowNames();
  const [keptId, endedId] = [textAt(kept, entity.id), textAt(ended, entity.id)];
  const undo = useMutation({
    mutationFn: (uuid: string) => mergingOf(entity).undo(uuid, {}),
    onSuccess: () => {
      void client.invalidateQueries();
      toast('success', t('duplicates.undone', { name: name(ended, entity.title) }));
    },
    onError: (error) => toast('error', `${t('duplicates.notUndone')} ${refusalOfMerge(t, error)}`),
  });
  return useMutation({
    mutationFn: (take: string[]) =>
      mergingOf(entity).merge(
        { kept: keptId, ended: endedId, endedVersion: versionOf(ended) ?? null, take },
        ifMatch(versionOf(kept)),
      ),
    onSuccess: async ({ uuid }) => {
      await client.invalidateQueries({ refetchType: 'none' });
      toast('success', t('duplicates.done', { ended: name(ended, entity.title), kept: name(kept, entity.title) }), {
        label: t('history.undo'),
        onPress: () => undo.mutate(uuid),
      });
      await navigate(editPath(entity, keptId, kept), { replace: true });
    },
    onError: (error) => {
      // What somebody else made of either is shown; what was chosen stays.
      if (error instanceof ApiError && error.status === 412)
        for (const id of [keptId, endedId]) void client.invalidateQueries({ queryKey: entity.read(id).queryKey });
    },
  });
}

/**
 * The calls by which two of an entity are merged.
 * @throws Error for one whose definition names none; generation has checked that its page is not there then
 */
export function mergingOf({ name, merging }: WholeEntity) {
  if (merging) return merging;
  throw new Error(`${name} cannot be merged`);
}
