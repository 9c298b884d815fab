import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { classNames } from './class-names.ts';
import { ColumnEdge } from './column-edge.tsx';
import styles from './data-table.module.css';
import type { DataColumn, Sort } from './data-table-props.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Props of {@link HeaderCell}. */
export interface HeaderCellProps<Row> {
  column: DataColumn<Row> | undefined;
  /** What a cell of the column tells the styles. */
  attributes: { 'data-lead'?: '' | undefined };
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
  onWidth: ((column: string, width: number | undefined) => void) | undefined;
}

/** The head of a column; where the list can be ordered by it, a button that does, and that tells the order. */
export function HeaderCell<Row>({ column, attributes, sort, onSort, onWidth }: HeaderCellProps<Row>) {
  const id = useId();
  if (!column) return <th scope="col" />;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const text = column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  const edge =
    onWidth && !column.isPicture && attributes['data-lead'] === undefined ? (
      <ColumnEdge name={column.header} width={column.width} onWidth={(width) => onWidth(column.id, width)} />
    ) : null;
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" {...attributes} aria-labelledby={edge ? id : undefined}>
        <span id={id}>{text}</span>
        {edge}
      </th>
    );
  }
  const Arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...attributes}
      // The edge has a name of its own.
      aria-labelledby={edge ? id : undefined}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
    >
      <button
        type="button"
        id={id}
        className={classNames(styles.sort, direction && styles.sorted)}
        onClick={() => onSort({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {text}
        {direction && column.sortedBy ? <span className={styles.sortedBy}>{column.sortedBy}</span> : null}
        <Arrow aria-hidden="true" />
      </button>
      {edge}
    </th>
  );
}
