import { type QueryClient, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetSiteLayoutQueryOptions,
  getListSectionTypesQueryOptions,
} from '../../../../generated/api/layouts/layouts.ts';
import type { SectionType, SiteLayout } from '../../../../generated/model/index.ts';

/** How long a layout that is on screen is looked at before it is asked whether there is a newer one, milliseconds. */
const LOOKS_AGAIN = 60_000;

/** A layout as it was read, with the types of sections that there are. */
export interface LayoutReading {
  /** Once there is one it stays: a later failure takes nothing away from the user who edits. */
  layout: SiteLayout | undefined;
  types: readonly SectionType[] | undefined;
  reads: readonly UseQueryResult[];
}

/** Reads a layout, and looks for a newer one every minute and whenever one comes back to the page. */
export function useLayoutReading(id: string): LayoutReading {
  const layout = useQuery({
    ...getGetSiteLayoutQueryOptions(id),
    staleTime: 10_000,
    refetchOnWindowFocus: 'always',
    refetchInterval: LOOKS_AGAIN,
  }) as UseQueryResult<SiteLayout>;
  const types = useQuery(getListSectionTypesQueryOptions()) as UseQueryResult<SectionType[]>;
  const [last, setLast] = useState<SiteLayout>();
  if (layout.data && layout.data !== last) setLast(layout.data);
  return { layout: last, types: types.data, reads: [layout, types] };
}

/** Reads what the pages of a layout show while their code is on its way. A failure is the page's to meet and tell. */
export async function readLayoutAhead(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.prefetchQuery(getGetSiteLayoutQueryOptions(id)),
    client.prefetchQuery(getListSectionTypesQueryOptions()),
  ]);
}
