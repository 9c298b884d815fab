import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  createMenuGroup,
  getListMenuQueryKey,
  getListMenuQueryOptions,
} from '../../../../generated/api/routing/routing.ts';
import type { Menu } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { toast } from '../../../ui/toast-queue.ts';
import { groupNamed } from '../publish/menu-places.ts';
import { WITH_ROUTES } from '../with-routes.ts';

/** How long a menu that is on screen is looked at before it is asked whether there is a newer one, milliseconds. */
const LOOKS_AGAIN = 60_000;

/** The menu as it was read. */
export interface MenuReading {
  /** The menu, once it is read and has its group of what is not assigned. */
  menu: Menu | undefined;
  /** Whether an answer came that has no menu in it. */
  isWithoutMenu: boolean;
  query: UseQueryResult<Menu>;
}

/**
 * Reads the menu; a missing group of what is not assigned is created, empty and active (specification §3). Once there
 * is a menu it stays: a later answer without one takes nothing away from the user who edits.
 */
export function useMenuReading(): MenuReading {
  const query = useQuery({
    ...getListMenuQueryOptions(WITH_ROUTES),
    staleTime: 10_000,
    // What somebody else published is to be known before one saves: on coming back to the page, and while it is looked
    // at.
    refetchOnWindowFocus: 'always',
    refetchInterval: LOOKS_AGAIN,
  }) as UseQueryResult<Menu>;
  const { data, error } = query;
  const [last, setLast] = useState<Menu>();
  const read = hasMenu(data) ? data : undefined;
  const isMaking = useUnassigned(last ? undefined : read);
  if (read && read !== last && !isMaking) setLast(read);
  const isEmptyAnswer = data !== undefined && read === undefined;
  // An answer without any body is none for the query client either.
  const isNoBody = error !== null && !(error instanceof ApiError);
  return { menu: last, isWithoutMenu: isEmptyAnswer || isNoBody, query };
}

/** Whether an answer holds a menu: what comes from outside is looked at. */
export function hasMenu(data: unknown): data is Menu {
  return typeof data === 'object' && data !== null && 'menu' in data && Array.isArray(data.menu);
}

/**
 * Makes the missing group, once; answers whether that is under way. Where it cannot be made, a toast says so, and the
 * page goes on without it.
 */
function useUnassigned(menu: Menu | undefined): boolean {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isGivenUp, setGivenUp] = useState(false);
  const isRunning = useRef(false);
  const isMissing = menu !== undefined && groupNamed(menu.menu, 'unassigned') === undefined;
  const name = t('menu.groups.unassigned');
  useEffect(() => {
    if (!isMissing || isGivenUp || isRunning.current) return;
    isRunning.current = true;
    const input = { identifier: 'unassigned', name, active: true, meta: {}, children: [] } as const;
    createMenuGroup({ ...input, children: [] })
      // Another tab may have made it: then there is one to read.
      .then(
        (made) =>
          client.setQueryData<Menu>(getListMenuQueryKey(WITH_ROUTES), (was) =>
            was && !groupNamed(was.menu, 'unassigned') ? { ...was, menu: [...was.menu, made] } : was,
          ),
        () => client.refetchQueries({ queryKey: getListMenuQueryKey(WITH_ROUTES) }).then(() => setGivenUp(true)),
      )
      .finally(() => {
        isRunning.current = false;
      });
  }, [isMissing, isGivenUp, client, name]);
  useEffect(() => {
    if (isGivenUp && isMissing) toast('warning', t('menuPage.noExtra'));
  }, [isGivenUp, isMissing, t]);
  return isMissing && !isGivenUp;
}
