import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { mergeTags } from '../../../generated/api/tags/tags.ts';
import type { Tag } from '../../../generated/model/index.ts';
import { isRefusal } from '../../contract/api-error.ts';
import { useSingleMutation } from '../../engine/calls/use-single-mutation.ts';
import { useSiteCheck } from '../../engine/edit-session/use-site-check.ts';
import { failedSave, failureText } from '../../engine/text/failure-text.ts';
import { toast } from '../../ui/toast-queue.ts';

/** Whether one of them is not there any more: somebody deleted or merged it, or a call whose answer was lost did. */
const isGone = (error: unknown): boolean => isRefusal(error) && error.fields.some(({ code }) => code === 'unknown');

/** What is merged: the tag that stays, and those that end. */
export interface Merge {
  readonly into: Tag;
  readonly from: readonly Tag[];
}

/** Merges tags, unless another site was selected in another tab meanwhile (`isRefused`). */
export function useMerge(onMerged: (merge: Merge) => void) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { refuses, isRefused } = useSiteCheck();
  const { mutate, isPending, error, reset } = useSingleMutation({
    mutationFn: ({ into, from }: Merge) => mergeTags({ from: from.map(({ value }) => value), into: into.value }),
    onSuccess: (merged, merge) => {
      toast('success', t('tags.merged', { name: merged.name, count: merge.from.length }));
      onMerged(merge);
    },
  });
  return {
    merge: (merge: Merge) => {
      if (!refuses()) mutate(merge);
    },
    isMerging: isPending,
    isRefused,
    failed: error ? failedSave(t, error, 'messages.updateFailed') : undefined,
    problem: error ? (isGone(error) ? t('tags.gone') : failureText(t, error)) : undefined,
    /** Whether one of them is not there any more. */
    isOneGone: isGone(error),
    forget: reset,
    /** Reads again what a failed merge may have found out, or done, once its words are read. */
    leave: () => {
      if (error) void client.invalidateQueries();
    },
  };
}
