import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListMenuQueryKey, invalidateListMenuPublications } from '../../../../generated/api/routing/routing.ts';
import type { Menu } from '../../../../generated/model/index.ts';
import { atThisSite } from '../../../contract/fetcher.ts';
import type { Edit } from '../../../engine/edit-session/use-edit-session.ts';
import { toast } from '../../../ui/toast-queue.ts';
import type { Choices, MenuConflict } from '../merge/menu-conflict.ts';
import { mergeMenus } from '../merge/merge-menus.ts';
import { diffMenus } from '../publish/diff-menus.ts';
import { itemFaultsOf } from '../publish/item-faults.ts';
import { menuCalls } from '../publish/menu-calls.ts';
import type { HalfPublished } from '../publish/publish-failure.tsx';
import { type Published, publishMenus } from '../publish/publish-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import { WITH_ROUTES } from '../with-routes.ts';
import type { Groups } from './menu-kind.ts';
import { withStored } from './opened.ts';

/** What both changed, with all that is needed to go on once somebody has chosen. */
export interface MenuMeeting {
  conflicts: readonly MenuConflict[];
  before: Groups;
  after: Groups;
}

/** How a try to publish ended; `refused`: nothing may be sent now, which the page says. */
export type PublishEnd = 'done' | 'refused' | 'failed';

/** Publishing, and how it stands. */
export type Publishing = ReturnType<typeof usePublishing>;

/** Publishes what is edited. */
export function usePublishing({ session, saveOnce, siteCheck, failureToast, isSaving }: Edit<Groups, Groups>) {
  const { refuses } = siteCheck;
  const [half, setHalf] = useState<HalfPublished>();
  const [meeting, setMeeting] = useState<MenuMeeting>();
  // One entry of the history for a publish and its further tries.
  const publishId = useRef<string>(undefined);
  const keep = useKeeping();
  const announce = useAnnouncing(failureToast.show);
  const send = useCallback(async (): Promise<boolean> => {
    const { base, value: draft } = session.get();
    publishId.current ??= crypto.randomUUID();
    const result = await publishMenus(menuCalls(atThisSite()), base, draft, publishId.current);
    const isDone = !result.failure && !result.conflicts;
    session.dispatch({ type: isDone ? 'saved' : 'renewed', base: result.base, bring: bringing(draft, result) });
    keep(result.base, result.published.length > 0);
    setHalf((was) => halfOf(result, was));
    if (result.conflicts) {
      const { before, after } = result.meanwhile ?? { before: base, after: base };
      setMeeting({ conflicts: result.conflicts, before, after });
      return false;
    }
    announce(result);
    if (isDone) publishId.current = undefined;
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
      const bring = (mine: Groups): Groups => mergeMenus({ base, mine, theirs: meeting.after, choices }).merged;
      session.dispatch({ type: 'renewed', base: meeting.after, bring });
      return publish();
    },
    [meeting, session, publish],
  );
  const forget = useCallback(() => {
    setHalf(undefined);
    publishId.current = undefined;
  }, []);
  return { isPublishing: isSaving, half, meeting, publish, answer, forget };
}

/**
 * How each state that can be undone goes on after a publish: what was sent is as it is stored now; others get what
 * somebody else changed meanwhile.
 */
function bringing(sent: Groups, { base, draft, meanwhile, conflicts }: Published): (state: Groups) => Groups {
  return (state) => {
    if (state === sent) return withStored(draft, base);
    if (!meanwhile || conflicts) return withStored(state, base);
    const { before, after } = meanwhile;
    return withStored(mergeMenus({ base: before, mine: state, theirs: after }).merged, base);
  };
}

/** How a publish stands that did not end well; all groups that were taken count, also those of earlier tries. */
function halfOf(
  { failure, published, conflicts }: Published,
  was: HalfPublished | undefined,
): HalfPublished | undefined {
  if (conflicts) return was;
  if (!failure) return undefined;
  const { cause, at, sent } = failure;
  const all = new Set([...(was?.published ?? []), ...published].filter((name) => name !== at));
  return { cause, at, published: [...all], faults: itemFaultsOf(cause, sent) };
}

/** Keeps what is stored for the next visit. */
function useKeeping(): (base: Groups, isChanged: boolean) => void {
  const client = useQueryClient();
  return useCallback(
    (base, isChanged) => {
      // An answer that is still under way was true before the publish.
      void client.cancelQueries({ queryKey: getListMenuQueryKey(WITH_ROUTES) });
      client.setQueryData<Menu>(getListMenuQueryKey(WITH_ROUTES), (was) => (was ? { ...was, menu: [...base] } : was));
      if (isChanged) void invalidateListMenuPublications(client);
    },
    [client],
  );
}

/** Says how a publish ended, in the words of the catalogue (specification §8), and what somebody else did meanwhile. */
function useAnnouncing(showFailure: (text: string) => void): (result: Published) => void {
  const { t } = useTranslation();
  const words = useMenuWords();
  return useCallback(
    ({ failure, meanwhile }) => {
      if (failure) showFailure(t('messages.failedToSaveMenu'));
      else toast('success', t('messages.published'));
      const changes = meanwhile ? words.summary(diffMenus(meanwhile.before, meanwhile.after)) : '';
      if (changes !== '') toast('info', t('menuPage.meanwhile', { changes }));
    },
    [t, words, showFailure],
  );
}
