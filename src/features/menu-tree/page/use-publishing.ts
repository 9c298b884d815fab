import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListMenuQueryKey, invalidateListMenuPublications } from '../../../../generated/api/routing/routing.ts';
import type { Menu, MenuGroup } from '../../../../generated/model/index.ts';
import { atThisSite } from '../../../contract/fetcher.ts';
import { useSingleFlight } from '../../../engine/calls/use-single-flight.ts';
import { useFailureToast } from '../../../engine/edit-session/use-failure-toast.ts';
import { toast } from '../../../ui/toast-queue.ts';
import type { Choices, MenuClash } from '../merge/menu-clash.ts';
import { mergeMenus } from '../merge/merge-menus.ts';
import { diffMenus } from '../publish/diff-menus.ts';
import { itemFaultsOf } from '../publish/item-faults.ts';
import { menuCalls } from '../publish/menu-calls.ts';
import type { HalfPublished } from '../publish/publish-failure.tsx';
import { type Published, publishMenus } from '../publish/publish-menus.ts';
import { useMenuWords } from '../publish/use-menu-words.ts';
import { WITH_ROUTES } from '../with-routes.ts';
import { withStored } from './opened.ts';
import type { MenuEditing } from './use-menu-editing.ts';

type Groups = readonly MenuGroup[];

/** What both changed, with all that is needed to go on once somebody has chosen. */
export interface MenuMeeting {
  clashes: readonly MenuClash[];
  before: Groups;
  after: Groups;
}

/** How a try to publish ended; `refused`: nothing may be sent now, which is told elsewhere. */
export type PublishEnd = 'done' | 'refused' | 'failed';

/** Publishing, and how it stands. */
export type Publishing = ReturnType<typeof usePublishing>;

/** Publishes what is edited. `refuses`: whether nothing may be sent now, which is told then. */
export function usePublishing(editing: MenuEditing, refuses: () => boolean) {
  const { rebase, now, stored } = editing;
  const { isUnderWay: isPublishing, isFree, alone } = useSingleFlight();
  const [half, setHalf] = useState<HalfPublished>();
  const [meeting, setMeeting] = useState<MenuMeeting>();
  // One entry of the history for a publish and its further tries.
  const publishId = useRef<string>(undefined);
  const keep = useKeeping();
  const { tell, hush } = useTelling();
  const send = useCallback(
    async (base: Groups, draft: Groups): Promise<PublishEnd> => {
      if (!isFree()) return 'failed';
      if (refuses()) return 'refused';
      publishId.current ??= crypto.randomUUID();
      const id = publishId.current;
      const result = await alone(() => publishMenus(menuCalls(atThisSite()), base, draft, id));
      rebase(result.base, bringing(draft, result));
      keep(result.base, result.published.length > 0);
      setHalf((was) => halfOf(result, was));
      if (result.clashes) {
        const { before, after } = result.meanwhile ?? { before: base, after: base };
        setMeeting({ clashes: result.clashes, before, after });
        return 'failed';
      }
      tell(result);
      if (result.failure) return 'failed';
      publishId.current = undefined;
      return 'done';
    },
    [isFree, alone, refuses, rebase, keep, tell],
  );
  const publish = useCallback(() => send(stored(), now()), [send, stored, now]);
  /** Goes on with a publish where both had changed the same. */
  const answer = useCallback(
    async (choices: Choices | undefined): Promise<PublishEnd> => {
      setMeeting(undefined);
      if (!meeting || !choices) return 'failed';
      const base = stored();
      const merge = (mine: Groups): Groups => mergeMenus({ base, mine, theirs: meeting.after, choices }).merged;
      const [draft, merged] = [now(), merge(now())];
      rebase(meeting.after, (state) => (state === draft ? merged : merge(state)));
      return send(meeting.after, merged);
    },
    [meeting, now, stored, rebase, send],
  );
  const forget = useCallback(() => {
    setHalf(undefined);
    publishId.current = undefined;
    hush();
  }, [hush]);
  return { isPublishing, half, meeting, publish, answer, forget };
}

/** How each state that can be undone goes on after a publish: what was sent is as it is stored now; others get what somebody else changed meanwhile. */
function bringing(sent: Groups, { base, draft, meanwhile, clashes }: Published): (state: Groups) => Groups {
  return (state) => {
    if (state === sent) return withStored(draft, base);
    if (!meanwhile || clashes) return withStored(state, base);
    const { before, after } = meanwhile;
    return withStored(mergeMenus({ base: before, mine: state, theirs: after }).merged, base);
  };
}

/** How a publish stands that did not end well; all groups that were taken count, also those of earlier tries. */
function halfOf({ failure, published, clashes }: Published, was: HalfPublished | undefined): HalfPublished | undefined {
  if (clashes) return was;
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

/** Tells how a publish ended, in the words of the catalogue (specification §8), and what somebody else did meanwhile. */
function useTelling() {
  const { t } = useTranslation();
  const words = useMenuWords();
  const { complain, hush } = useFailureToast();
  const tell = useCallback(
    ({ failure, meanwhile }: Published): void => {
      if (failure) complain(t('messages.failedToSaveMenu'));
      else {
        hush();
        toast('success', t('messages.published'));
      }
      const changes = meanwhile ? words.summary(diffMenus(meanwhile.before, meanwhile.after)) : '';
      if (changes !== '') toast('info', t('menuPage.meanwhile', { changes }));
    },
    [t, words, complain, hush],
  );
  return { tell, hush };
}
