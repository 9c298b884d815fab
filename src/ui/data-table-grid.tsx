import type { ColumnDef } from '@tanstack/react-table';
import { columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import type { DataColumn, DataTableProps, Sort } from './data-table-props.ts';
import { AppLink } from './link.tsx';
import { Skeleton } from './skeleton.tsx';
import { useRovingRows } from './use-roving-rows.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const features = tableFeatures({ columnSizingFeature });

/** The table of a {@link DataTableProps} on screens wider than a phone's. */
export function DataTableGrid<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, rowHref, onRowIntent, placeholders = 0 } = props;
  const definitions = useMemo(() => columns.map((column) => define(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId });
  const roving = useRovingRows(rows.length);
  const byId = new Map(columns.map((column) => [column.id, column]));
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <colgroup>
        {columns.map((column) => (
          <col key={column.id} width={column.width} data-priority={column.priority ?? 2} />
        ))}
      </colgroup>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {group.headers.map((header) => (
              <HeaderCell key={header.id} column={byId.get(header.id)} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        ))}
      </thead>
      <tbody {...roving.container}>
        {placeholders > 0
          ? Array.from({ length: placeholders }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <PlaceholderRow key={index} columns={columns} index={index} />
            ))
          : table.getRowModel().rows.map((row) => (
              <tr
                key={row.id}
                data-row=""
                onPointerEnter={() => onRowIntent?.(row.original)}
                onFocus={() => onRowIntent?.(row.original)}
              >
                {row.getAllCells().map((cell, index) => {
                  const content = <table.FlexRender cell={cell} />;
                  return (
                    <td key={cell.id} {...cellAttributes(byId.get(cell.column.id))}>
                      {index === 0 && rowHref ? (
                        <AppLink href={rowHref(row.original)} className={styles.link} {...roving.link(row.index)}>
                          {content}
                        </AppLink>
                      ) : (
                        content
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function define<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    header: column.header,
    cell: ({ row }) => column.cell(row.original),
    ...(column.width ? { size: column.width } : {}),
  };
}

function cellAttributes<Row>(column: DataColumn<Row> | undefined) {
  return { 'data-priority': column?.priority ?? 2, 'data-align': column?.align };
}

interface HeaderCellProps<Row> {
  column: DataColumn<Row> | undefined;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

function HeaderCell<Row>({ column, sort, onSort }: HeaderCellProps<Row>) {
  if (!column) return <th scope="col" />;
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const text = column.isHeaderHidden ? <VisuallyHidden>{column.header}</VisuallyHidden> : column.header;
  if (!column.isSortable || !onSort) {
    return (
      <th scope="col" {...cellAttributes(column)}>
        {text}
      </th>
    );
  }
  const Arrow = direction === 'asc' ? ArrowUp : direction === 'desc' ? ArrowDown : ChevronsUpDown;
  return (
    <th
      scope="col"
      {...cellAttributes(column)}
      aria-sort={direction === 'asc' ? 'ascending' : direction === 'desc' ? 'descending' : 'none'}
    >
      <button
        type="button"
        className={classNames(styles.sort, direction && styles.sorted)}
        onClick={() => onSort({ column: column.id, direction: direction === 'asc' ? 'desc' : 'asc' })}
      >
        {text}
        <Arrow aria-hidden="true" />
      </button>
    </th>
  );
}

const widths = ['long', 'half', 'full'] as const;

function PlaceholderRow<Row>({ columns, index }: { columns: ReadonlyArray<DataColumn<Row>>; index: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus
    <tr aria-hidden="true">
      {columns.map((column, place) => (
        <td key={column.id} {...cellAttributes(column)}>
          <Skeleton width={widths[(index + place) % widths.length]} />
        </td>
      ))}
    </tr>
  );
}
