import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { ListParameters, Page, ShownEntity } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';
import { textAt } from '../values/values.ts';
import { isStored } from './entity-kinds.ts';
import { editPath } from './paths.ts';
import { useRowNames } from './row-name.ts';

/** A thing of the list that one came from: its editor and what it is called. */
export interface Neighbour {
  id: string;
  href: string;
  name: string;
}

/** Where a thing stands in the list that one came from. */
export interface Place {
  /** From 1. */
  place: number;
  total: number;
  /** Whether there are at least `total`, and nobody says how many more. */
  isLeast: boolean;
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Pages of a list that follow each other, as they were on screen: what is saved meanwhile moves nothing in it. */
interface Remembered {
  /** As the list has it, which may read its pages in a way of its own. */
  entity: ShownEntity;
  instanceId: string;
  parameters: ListParameters;
  pageSize: number;
  total: number;
  isLeast: boolean;
  firstPage: number;
  entries: readonly Neighbour[];
}

/** The list of each entity that was on screen last; gone when the page is loaded again. */
const remembered = new Map<string, Remembered>();

/** Remembers the page of a list that is on screen, so that its editors lead to each other. */
export function useRememberedPage(
  entity: ShownEntity,
  parameters: ListParameters,
  { data, isPlaceholderData }: Pick<UseQueryResult<Page>, 'data' | 'isPlaceholderData'>,
): void {
  const { instanceId } = useActiveSite();
  const entriesOf = useEntries();
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const [firstPage, pageSize] = [Number(parameters.page), Number(parameters.pageSize)];
    const entries = entriesOf(entity, data);
    const { total, isLeast = false } = data;
    remembered.set(entity.name, { entity, instanceId, parameters, pageSize, total, isLeast, firstPage, entries });
  }, [entity, instanceId, parameters, data, isPlaceholderData, entriesOf]);
}

/** Where a thing stands in the list that one came from, by the name of its definition; undefined where one came from elsewhere. */
export function useNeighbours(name: string, id: string): Place | undefined {
  const { instanceId } = useActiveSite();
  const entriesOf = useEntries();
  const [known] = useState(() => remembered.get(name));
  const list = known?.instanceId === instanceId ? known : undefined;
  const pages = useMemo(() => (list ? pagesBeyond(list, id) : NONE), [list, id]);
  const found = useQueries({
    queries: list
      ? pages.map((page) => ({ ...list.entity.readPage({ ...list.parameters, page }), staleTime: 10_000 }))
      : [],
    combine: dataOf,
  });
  const joined = useMemo(
    () =>
      list &&
      found.reduce(
        (all, data, at) => (data ? join(all, pages[at] ?? 1, data, entriesOf(list.entity, data)) : all),
        list,
      ),
    [list, pages, found, entriesOf],
  );
  useEffect(() => {
    if (joined && joined !== list) remembered.set(name, joined);
  }, [name, list, joined]);
  const index = joined ? placeIn(joined, id) : -1;
  if (!joined || index < 0) return undefined;
  const { entries, total, isLeast } = joined;
  return {
    place: (joined.firstPage - 1) * joined.pageSize + index + 1,
    total,
    isLeast,
    previous: entries[index - 1],
    next: entries[index + 1],
  };
}

const NONE: readonly number[] = [];

const dataOf = (reads: readonly Pick<UseQueryResult<Page>, 'data'>[]) => reads.map(({ data }) => data);

const placeIn = ({ entries }: Remembered, id: string): number => entries.findIndex((entry) => entry.id === id);

/** The pages that hold what stands beside the first and the last thing that are known; none for what stands between them. */
function pagesBeyond(list: Remembered, id: string): readonly number[] {
  const { entries, firstPage, pageSize, total } = list;
  const index = placeIn(list, id);
  if (index < 0) return NONE;
  const isLast = index === entries.length - 1 && (firstPage - 1) * pageSize + entries.length < total;
  return [
    ...(index === 0 && firstPage > 1 ? [firstPage - 1] : []),
    ...(isLast ? [firstPage + Math.ceil(entries.length / pageSize)] : []),
  ];
}

/** The list with one more page. Where nothing more comes after it, it has become shorter meanwhile and ends there. */
function join(list: Remembered, page: number, data: Page, found: readonly Neighbour[]): Remembered {
  const { entries, firstPage, pageSize } = list;
  const { total, isLeast = false } = list.isLeast ? data : list;
  const more = found.filter(({ id }) => placeIn(list, id) < 0);
  if (page < firstPage) return { ...list, firstPage: page, entries: [...more, ...entries] };
  return {
    ...list,
    entries: [...entries, ...more],
    ...(more.length === 0
      ? { total: (firstPage - 1) * pageSize + entries.length, isLeast: false }
      : { total, isLeast }),
  };
}

function useEntries(): (entity: ShownEntity, page: Page) => readonly Neighbour[] {
  const nameOf = useRowNames();
  return useCallback(
    (entity, { items }) =>
      items.flatMap((row): Neighbour[] => {
        const id = textAt(row, entity.id);
        if (!isStored(entity) || id === '') return [];
        return [{ id, href: editPath(entity, id, row), name: nameOf(row, entity.title) || id }];
      }),
    [nameOf],
  );
}

/** Forgets what was on screen; for tests. */
export function forgetNeighbours(): void {
  remembered.clear();
}
