import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, isRefusal } from '../../contract/api-error.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { toast } from '../../ui/toast-queue.ts';
import { editPath } from '../entity/paths.ts';
import { useRowNames } from '../entity/row-name.ts';
import { textAt, valueAt } from '../values/values.ts';
import { refusalOfMerge } from './refusal-of-merge.ts';

/**
 * Merges two things, goes to the one that is left, and offers to undo it for as long as neither was changed. After a lost answer that is not known
 * by its identifier, and cannot be undone here.
 */
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
  /** Whether it was refused because the one is merged into the other, as by a call whose answer was lost. */
  const isMergedSo = async (error: unknown): Promise<boolean> => {
    if (!isRefusal(error) || error.fields[0]?.code !== 'alreadyMerged') return false;
    const now = await entity
      .read(endedId)
      .queryFn({ signal: new AbortController().signal })
      .catch(() => ended);
    return textAt(valueAt(now, 'mergedInto') ?? {}, 'uuid') === keptId;
  };
  return useMutation({
    mutationFn: (take: string[]) =>
      mergingOf(entity)
        .merge({ kept: keptId, ended: endedId, endedVersion: versionOf(ended) ?? null, take }, ifMatch(versionOf(kept)))
        .catch(async (error: unknown) => {
          if (await isMergedSo(error)) return undefined;
          throw error;
        }),
    onSuccess: async (merge) => {
      await client.invalidateQueries({ refetchType: 'none' });
      toast(
        'success',
        t('duplicates.done', { ended: name(ended, entity.title), kept: name(kept, entity.title) }),
        merge && { label: t('history.undo'), onPress: () => undo.mutate(merge.uuid) },
      );
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
