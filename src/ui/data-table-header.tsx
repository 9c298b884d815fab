import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import type { DataColumn, Sort } from './data-table-props.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link HeaderCell}. */
export interface HeaderCellProps<Row> {
  column: DataColumn<Row> | undefined;
  /** What a cell of the column tells the styles. */
  attributes: object;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** The head of a column; where the list can be ordered by it, a button that does, and that tells the order. */
export function HeaderCell<Row>({ column, attributes, sort, onSort }: HeaderCellProps<Row>) {
  if (!column) return <th scope="col" />;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const text = column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" {...attributes}>
        {text}
      </th>
    );
  }
  const Arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...attributes}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={classNames(styles.sort, direction && styles.sorted)}
        onClick={() => onSort({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {text}
        {direction && column.sortedBy ? <span className={styles.sortedBy}>{column.sortedBy}</span> : null}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  );
}
