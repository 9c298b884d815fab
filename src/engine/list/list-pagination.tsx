import { Pagination } from '../../ui/pagination.tsx';
import type { ListChange, ListState } from './use-list-state.ts';

/** Props of {@link ListPagination}. */
export interface ListPaginationProps {
  state: ListState;
  total: number;
  onChange(change: ListChange): void;
}

/** Turns the pages of a list. */
export function ListPagination({ state: { page, pageSize }, total, onChange }: ListPaginationProps) {
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      onPage={(next) => onChange({ page: next })}
      onPageSize={(size) => onChange({ pageSize: size })}
    />
  );
}
