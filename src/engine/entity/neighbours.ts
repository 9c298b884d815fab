import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import type { Entity, ListParameters, Page, ShownEntity } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';
import { textAt } from '../values/values.ts';
import { isShown, isStored } from './entity-kinds.ts';
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
  previous: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Pages of a list that follow each other, as they were on screen: what is saved meanwhile moves nothing in it. */
interface Remembered {
  instanceId: string;
  parameters: ListParameters;
  pageSize: number;
  total: number;
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
  const entriesOf = useEntries(entity);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const [firstPage, pageSize] = [Number(parameters.page), Number(parameters.pageSize)];
    const entries = entriesOf(data);
    remembered.set(entity.name, { instanceId, parameters, pageSize, total: data.total, firstPage, entries });
  }, [entity, instanceId, parameters, data, isPlaceholderData, entriesOf]);
}

/** Where a thing stands in the list that one came from; undefined where one came from elsewhere. */
export function useNeighbours(entity: Entity, id: string): Place | undefined {
  const { instanceId } = useActiveSite();
  const entriesOf = useEntries(entity);
  const [known, setKnown] = useState(() => remembered.get(entity.name));
  const list = known?.instanceId === instanceId ? known : undefined;
  const index = list?.entries.findIndex((entry) => entry.id === id) ?? -1;
  const page = list && index >= 0 ? pageBeyond(list, index) : undefined;
  const wanted = page !== undefined && list && isShown(entity) ? [entity.readPage({ ...list.parameters, page })] : [];
  const [read] = useQueries({ queries: wanted.map((reading) => ({ ...reading, staleTime: 10_000 })) });
  const data = read?.data;
  useEffect(() => {
    if (!list || !data || page === undefined) return;
    const more = entriesOf(data).filter((entry) => !list.entries.some((one) => one.id === entry.id));
    const isAfter = page > list.firstPage;
    const joined = {
      ...list,
      firstPage: Math.min(list.firstPage, page),
      entries: isAfter ? [...list.entries, ...more] : [...more, ...list.entries],
      // A list that became shorter meanwhile ends where nothing more comes.
      total: isAfter && more.length === 0 ? (list.firstPage - 1) * list.pageSize + list.entries.length : list.total,
    };
    remembered.set(entity.name, joined);
    setKnown(joined);
  }, [entity, list, page, data, entriesOf]);
  if (!list || index < 0) return undefined;
  return {
    place: (list.firstPage - 1) * list.pageSize + index + 1,
    total: list.total,
    previous: list.entries[index - 1],
    next: list.entries[index + 1],
  };
}

/** The page that holds what stands beside the first or the last thing that is known; undefined elsewhere. */
function pageBeyond({ entries, firstPage, pageSize, total }: Remembered, index: number): number | undefined {
  const before = (firstPage - 1) * pageSize;
  if (index === entries.length - 1 && before + entries.length < total) {
    return firstPage + Math.ceil(entries.length / pageSize);
  }
  return index === 0 && firstPage > 1 ? firstPage - 1 : undefined;
}

function useEntries(entity: Entity): (page: Page) => readonly Neighbour[] {
  const nameOf = useRowNames();
  return useCallback(
    ({ items }) =>
      items.flatMap((row): Neighbour[] => {
        const id = textAt(row, entity.id);
        if (!isStored(entity) || id === '') return [];
        return [{ id, href: editPath(entity, id, row), name: nameOf(row, entity.title) || id }];
      }),
    [entity, nameOf],
  );
}

/** Forgets what was on screen; for tests. */
export function forgetNeighbours(): void {
  remembered.clear();
}
