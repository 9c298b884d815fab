import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { Media } from '../../../../generated/model/index.ts';
import type { Entity, ListedEntity } from '../../../contract/entity.ts';
import { listed } from '../../../engine/entity/entity-kinds.ts';
import { type ListChange, type ListState, listParameters } from '../../../engine/list/use-list-state.ts';

/** The filters that the picker offers, by their parameters. */
const FILTERS = ['category', 'tag'];
/** Items of a page (specification §9). */
export const PAGE_SIZE = 20;

const NO_ROWS: readonly Media[] = [];

/** The definition of a kind of media with the filters of the picker alone. */
function pickable(entity: Entity): ListedEntity {
  const { list, ...rest } = listed(entity);
  return { ...rest, list: { ...list, filters: list.filters.filter(({ parameter }) => FILTERS.includes(parameter)) } };
}

/** A page of the library as the picker shows it, and what narrows it, at first to a category. Kept in the dialog: the address belongs to the page behind it. */
export function useLibraryList(definition: Entity, category?: number) {
  const entity = useMemo(() => pickable(definition), [definition]);
  const [state, setState] = useState<ListState>({
    search: '',
    page: 1,
    pageSize: PAGE_SIZE,
    sort: entity.list.order,
    filters: category === undefined ? {} : { category: String(category) },
  });
  const change = useCallback(({ filters, ...rest }: ListChange): void => {
    setState((before) => {
      const merged = Object.entries({ ...before.filters, ...filters });
      const kept = Object.fromEntries(merged.filter((entry): entry is [string, string] => entry[1] !== null));
      return { ...before, page: 1, ...rest, filters: kept };
    });
  }, []);
  const query = useQuery({ ...entity.readPage(listParameters(entity.list, state)), placeholderData: keepPreviousData });
  const rows = (query.data?.items as readonly Media[] | undefined) ?? NO_ROWS;
  return { entity, state, change, query, rows, total: query.data?.total ?? 0 };
}
