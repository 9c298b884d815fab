import { Pagination } from '../../ui/pagination.tsx';
import type { ListChange, ListState } from './use-list-state.ts';

/** Props of {@link ListPagination}. */
export interface ListPaginationProps {
  state: ListState;
  total: number;
  /** Whether there are at least `total`, and nobody says how many more. */
  isLeast?: boolean | undefined;
  onChange(change: ListChange): void;
}

/** Turns the pages of a list. */
export function ListPagination({ state: { page, pageSize }, total, isLeast, onChange }: ListPaginationProps) {
  return (
    <Pagination
      page={page}
      pageSize={pageSize}
      total={total}
      isLeast={isLeast}
      onPage={(next) => onChange({ page: next })}
      onPageSize={(size) => onChange({ pageSize: size })}
    />
  );
}
