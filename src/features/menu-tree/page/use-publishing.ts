import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getListMenuQueryKey, invalidateListMenuPublications } from '../../../../generated/api/routing/routing.ts';
import type { Menu } from '../../../../generated/model/index.ts';
import { atThisSite } from '../../../contract/fetcher.ts';
import type { Edit } from '../../../engine/edit-session/use-edit-session.ts';
import { type PublishSteps, usePublish } from '../../../engine/edit-session/use-publish.ts';
import type { MenuConflict } from '../merge/menu-conflict.ts';
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

/** Publishing, and how it stands. */
export type Publishing = ReturnType<typeof usePublishing>;

/** Publishes what is edited. */
export function usePublishing(edit: Edit<Groups, Groups>) {
  const { t } = useTranslation();
  const words = useMenuWords();
  const [half, setHalf] = useState<HalfPublished>();
  const keep = useKeeping();
  const steps = useMemo(
    (): PublishSteps<Groups, MenuConflict> => ({
      async send(base, draft, publishId) {
        const result = await publishMenus(menuCalls(atThisSite()), base, draft, publishId);
        const { conflicts, failure, meanwhile } = result;
        keep(result.base, result.published.length > 0);
        setHalf((was) => halfOf(result, was));
        const changes = meanwhile ? words.summary(diffMenus(meanwhile.before, meanwhile.after)) : '';
        return {
          base: result.base,
          bring: bringing(draft, result),
          meeting: conflicts && { conflicts, ...(meanwhile ?? { before: base, after: base }) },
          failure: failure && t('messages.failedToSaveMenu'),
          meanwhile: changes === '' ? '' : t('menuPage.meanwhile', { changes }),
        };
      },
      merge: (base, mine, theirs, choices) => mergeMenus({ base, mine, theirs, choices }).merged,
    }),
    [t, words, keep],
  );
  const { forget: forgetPublish, ...publishing } = usePublish(edit, steps);
  const forget = useCallback(() => {
    setHalf(undefined);
    forgetPublish();
  }, [forgetPublish]);
  return { ...publishing, half, forget };
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
