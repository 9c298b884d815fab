import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { atThisSite } from '../../../contract/fetcher.ts';
import type { Edit } from '../../../engine/edit-session/use-edit-session.ts';
import { type PublishOutcome, type PublishSteps, usePublish } from '../../../engine/edit-session/use-publish.ts';
import type { LayoutConflict } from '../merge/layout-conflict.ts';
import { mergeLayouts } from '../merge/merge-layouts.ts';
import { changesOf } from '../model/changes.ts';
import type { Refusal } from '../workspace/part-faults.ts';
import { useLayoutWords } from '../workspace/use-layout-words.ts';
import { layoutCalls } from './layout-calls.ts';
import { type Published, publishLayout } from './publish-layout.ts';
import { useKeeping } from './use-keeping.ts';

/** Publishing, and how it stands. */
export type Publishing = ReturnType<typeof usePublishing>;

/** Publishes the layout that is edited. */
export function usePublishing(edit: Edit<SiteLayout, SiteLayout>) {
  const { t } = useTranslation();
  const words = useLayoutWords();
  const [refusal, setRefusal] = useState<Refusal>();
  const keep = useKeeping();
  const steps = useMemo(
    (): PublishSteps<SiteLayout, LayoutConflict> => ({
      async send(base, draft, publishId) {
        const result = await publishLayout(layoutCalls(base.id, publishId, atThisSite()), base, draft);
        const { cause: refused, conflicts, meanwhile } = result;
        setRefusal(refused === undefined ? undefined : { cause: refused, sent: result.draft });
        if (refused === undefined && !conflicts) keep(result.base);
        const changes = meanwhile ? words.summary(changesOf(meanwhile.before, meanwhile.after)) : '';
        return {
          ...outcomeOf(result, base, draft),
          failure: refused === undefined ? undefined : t('messages.publishedFailed'),
          meanwhile: changes === '' ? '' : t('layouts.meanwhile', { changes }),
        };
      },
      merge: (base, mine, theirs, choices) => mergeLayouts({ base, mine, theirs, choices }).merged,
    }),
    [t, words, keep],
  );
  const { forget: forgetPublish, ...publishing } = usePublish(edit, steps);
  const forget = useCallback(() => {
    setRefusal(undefined);
    forgetPublish();
  }, [forgetPublish]);
  return { ...publishing, refusal, forget };
}

/** How the states that can be undone go on: what was sent is as it is stored now, others get what somebody else changed. */
function outcomeOf(
  { base: stored, draft: sent, conflicts, meanwhile }: Published,
  base: SiteLayout,
  draft: SiteLayout,
): Pick<PublishOutcome<SiteLayout, LayoutConflict>, 'base' | 'bring' | 'meeting'> {
  return {
    base: stored,
    bring: (state) => (state === draft ? sent : mergeLayouts({ base, mine: state, theirs: stored }).merged),
    meeting: conflicts && meanwhile && { conflicts, ...meanwhile },
  };
}
