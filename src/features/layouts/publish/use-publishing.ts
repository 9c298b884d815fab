import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { atThisSite } from '../../../contract/fetcher.ts';
import type { Edit } from '../../../engine/edit-session/use-edit-session.ts';
import { toast } from '../../../ui/toast-queue.ts';
import type { Choices, LayoutConflict } from '../merge/layout-conflict.ts';
import { mergeLayouts } from '../merge/merge-layouts.ts';
import { changesOf } from '../model/changes.ts';
import { useLayoutWords } from '../workspace/use-layout-words.ts';
import { layoutCalls } from './layout-calls.ts';
import { type Meanwhile, type Published, publishLayout } from './publish-layout.ts';
import { useKeeping } from './use-keeping.ts';

/** What both changed, with all that is needed to go on once somebody has chosen. */
export interface LayoutMeeting extends Meanwhile {
  conflicts: readonly LayoutConflict[];
}

/** How a try to publish ended; `refused`: nothing may be sent now, which the page says. */
export type PublishEnd = 'done' | 'refused' | 'failed';

/** Publishing, and how it stands. */
export type Publishing = ReturnType<typeof usePublishing>;

/** Publishes the layout that is edited. */
export function usePublishing({ session, saveOnce, siteCheck, failureToast, isSaving }: Edit<SiteLayout, SiteLayout>) {
  const { refuses } = siteCheck;
  const [cause, setCause] = useState<unknown>();
  const [meeting, setMeeting] = useState<LayoutMeeting>();
  // One entry of the history for a publish and its further tries.
  const publishId = useRef<string>(undefined);
  const keep = useKeeping();
  const announce = useAnnouncing(failureToast.show);
  const send = useCallback(async (): Promise<boolean> => {
    const { base, value: draft } = session.get();
    publishId.current ??= crypto.randomUUID();
    const result = await publishLayout(layoutCalls(base.id, publishId.current, atThisSite()), base, draft);
    const { conflicts, meanwhile } = result;
    const isDone = result.cause === undefined && !conflicts;
    const bring = (state: SiteLayout): SiteLayout =>
      state === draft ? result.draft : mergeLayouts({ base, mine: state, theirs: result.base }).merged;
    if (!conflicts) session.dispatch({ type: isDone ? 'saved' : 'renewed', base: result.base, bring });
    setCause(result.cause);
    if (conflicts && meanwhile) {
      setMeeting({ conflicts, ...meanwhile });
      return false;
    }
    if (isDone) {
      keep(result.base);
      publishId.current = undefined;
    }
    announce(result);
    return isDone;
  }, [session, keep, announce]);
  const publish = useCallback(async (): Promise<PublishEnd> => {
    if (refuses()) return 'refused';
    return (await saveOnce(send)) ? 'done' : 'failed';
  }, [refuses, saveOnce, send]);
  /** Goes on with a publish where both had changed the same. */
  const answer = useCallback(
    async (choices: Choices | undefined): Promise<PublishEnd> => {
      setMeeting(undefined);
      if (!meeting || !choices) return 'failed';
      const { base } = session.get();
      const bring = (mine: SiteLayout): SiteLayout =>
        mergeLayouts({ base, mine, theirs: meeting.after, choices }).merged;
      session.dispatch({ type: 'renewed', base: meeting.after, bring });
      return publish();
    },
    [meeting, session, publish],
  );
  const forget = useCallback(() => {
    setCause(undefined);
    publishId.current = undefined;
  }, []);
  return { isPublishing: isSaving, cause, meeting, publish, answer, forget };
}

/** Says how a publish ended, in the words of the catalogue (specification §8), and what somebody else did meanwhile. */
function useAnnouncing(showFailure: (text: string) => void): (result: Published) => void {
  const { t } = useTranslation();
  const words = useLayoutWords();
  return useCallback(
    ({ cause, meanwhile }) => {
      if (cause !== undefined) showFailure(t('messages.publishedFailed'));
      else toast('success', t('messages.published'));
      const changes = meanwhile ? words.summary(changesOf(meanwhile.before, meanwhile.after)) : '';
      if (changes !== '') toast('info', t('layouts.meanwhile', { changes }));
    },
    [t, words, showFailure],
  );
}
