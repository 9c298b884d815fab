import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  getGetSiteLayoutQueryKey,
  invalidateListLayoutProblems,
  invalidateListLayoutPublications,
  invalidateListSiteLayouts,
} from '../../../../generated/api/layouts/layouts.ts';
import type { SiteLayout } from '../../../../generated/model/index.ts';

/** Keeps what is stored for the next visit; lists, problems and history are asked again. */
export function useKeeping(): (stored: SiteLayout) => void {
  const client = useQueryClient();
  return useCallback(
    (stored) => {
      const key = getGetSiteLayoutQueryKey(stored.id);
      // An answer that is still under way was true before the publish.
      void client.cancelQueries({ queryKey: key });
      client.setQueryData(key, stored);
      void invalidateListSiteLayouts(client);
      void invalidateListLayoutProblems(client);
      void invalidateListLayoutPublications(client, stored.id);
    },
    [client],
  );
}
