import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { ApiError, isRefusal } from '../../contract/api-error.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { ifMatch, versionOf } from '../../contract/fetcher.ts';
import { toast } from '../../ui/toast-queue.ts';
import { editPath } from '../entity/paths.ts';
import { useRowNames } from '../entity/row-name.ts';
import { textAt } from '../values/values.ts';
import { mergingOf } from './merging-of.ts';
import { useUndoMerge } from './use-undo-merge.ts';

/** Merges two things, goes to the one that is left, and offers to undo it for as long as neither was changed. */
export function useMergeTwo(entity: WholeEntity, kept: object, ended: object) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  const name = useRowNames();
  const [keptId, endedId] = [textAt(kept, entity.id), textAt(ended, entity.id)];
  const undo = useUndoMerge(entity, ended);
  /** The merge of the one into the other, as by a call whose answer was lost; undefined where it was refused for anything else. */
  const mergeBefore = async (error: unknown): Promise<string | undefined> => {
    if (!isRefusal(error) || error.fields[0]?.code !== 'alreadyMerged') return undefined;
    const now = await entity
      .read(endedId)
      .queryFn({ signal: new AbortController().signal })
      .catch(() => ended);
    return textAt(now, 'mergedInto.uuid') === keptId ? textAt(now, 'mergedInto.mergeUuid') : undefined;
  };
  return useMutation({
    mutationFn: (take: string[]) => {
      const terms = { kept: keptId, ended: endedId, endedVersion: versionOf(ended) ?? null, take };
      return mergingOf(entity)
        .merge(terms, ifMatch(versionOf(kept)))
        .then(({ uuid }) => uuid)
        .catch(async (error: unknown) => {
          const before = await mergeBefore(error);
          if (before === undefined) throw error;
          return before;
        });
    },
    onSuccess: async (merge) => {
      await client.invalidateQueries({ refetchType: 'none' });
      toast('success', t('duplicates.done', { ended: name(ended, entity.title), kept: name(kept, entity.title) }), {
        label: t('history.undo'),
        onPress: () => undo.mutate(merge),
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
