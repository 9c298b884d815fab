import type { ColumnDef } from '@tanstack/react-table';
import { columnSizingFeature, tableFeatures, useTable } from '@tanstack/react-table';
import type { ReactNode } from 'react';
import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from './class-names.ts';
import needs from './column-needs.module.css';
import { type ColumnGrowth, columnGrowth, columnNeeds, leadIndex, MENU_WIDTH, SELECT_WIDTH } from './column-needs.ts';
import { tellCellTitle } from './cut-texts.ts';
import styles from './data-table.module.css';
import { HeaderCell } from './data-table-header.tsx';
import type { DataColumn, DataTableProps } from './data-table-props.ts';
import { AppLink } from './link.tsx';
import { AllBox, RowBox, RowEditButton, RowMenuButton } from './row-controls.tsx';
import { Skeleton } from './skeleton.tsx';
import { useDoublePress } from './use-double-press.ts';
import { useRovingRows } from './use-roving-rows.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

const features = tableFeatures({ columnSizingFeature });

/** What a column's cells tell the styles. */
interface CellAttributes {
  'data-needs': number;
  'data-align': 'start' | 'end' | undefined;
  'data-column': string;
  'data-lead': '' | undefined;
  'data-edited': '' | undefined;
}

/** The table of a {@link DataTableProps} on screens wider than a phone's. */
export function DataTableGrid<Row extends object>(props: DataTableProps<Row>) {
  const { label, columns, rows, getRowId, selection, onMenu, placeholders = 0 } = props;
  const { t } = useTranslation();
  const definitions = useMemo(() => columns.map((column) => define(column)), [columns]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns: definitions, data, getRowId });
  const { onPeek, onEdit, onTurn } = props;
  const roving = useRovingRows({ rows, onSelect: selection?.onToggle, onPeek, onEdit, onTurn });
  const attributes = cellAttributes(props);
  const growth = columnGrowth(columns, controlsWidth(props));
  return (
    <table
      className={classNames(styles.table, needs.columns)}
      data-edits={onEdit ? '' : undefined}
      data-peeks={onPeek ? '' : undefined}
    >
      <caption>
        <VisuallyHidden>{label}</VisuallyHidden>
      </caption>
      <colgroup>
        {selection ? <col width={SELECT_WIDTH} /> : null}
        {columns.map((column, index) => (
          <Col key={column.id} width={column.width} growth={growth[index]} needs={attributes[index]?.['data-needs']} />
        ))}
        {onMenu ? <col width={MENU_WIDTH} /> : null}
      </colgroup>
      <thead>
        {table.getHeaderGroups().map((group) => (
          <tr key={group.id}>
            {selection ? (
              <th scope="col" className={styles.boxCell}>
                <AllBox selection={selection} />
              </th>
            ) : null}
            {group.headers.map((header, index) => (
              <HeaderCell
                key={header.id}
                column={columns[index]}
                attributes={attributes[index] ?? {}}
                sort={props.sort}
                onSort={props.onSort}
                onWidth={props.onWidth}
              />
            ))}
            {onMenu ? (
              <th scope="col">
                <VisuallyHidden>{t('ui.table.menus')}</VisuallyHidden>
              </th>
            ) : null}
          </tr>
        ))}
      </thead>
      <tbody {...roving.container} onPointerMove={tellCellTitle}>
        {placeholders > 0
          ? Array.from({ length: placeholders }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
              <PlaceholderRow key={index} {...props} attributes={attributes} index={index} />
            ))
          : table
              .getRowModel()
              .rows.map((row) => (
                <GridRow
                  key={row.id}
                  {...props}
                  row={row.original}
                  index={row.index}
                  cells={row.getAllCells().map((cell) => <table.FlexRender key={cell.id} cell={cell} />)}
                  attributes={attributes}
                  roving={roving}
                />
              ))}
      </tbody>
    </table>
  );
}

interface ColProps {
  width: number | undefined;
  growth: ColumnGrowth | undefined;
  needs: number | undefined;
}

/** The width of a column, which grows with the table where it may. */
function Col({ width, growth, needs }: ColProps) {
  const { from, share } = growth ?? {};
  const grow = useCallback(
    (col: HTMLTableColElement | null) => {
      if (share === undefined) return;
      col?.style.setProperty('--width', `${width}px`);
      col?.style.setProperty('--from', `${from}px`);
      col?.style.setProperty('--share', String(share));
    },
    [width, from, share],
  );
  return <col ref={grow} width={width} data-grows={share === undefined ? undefined : ''} data-needs={needs} />;
}

interface GridRowProps<Row> extends DataTableProps<Row> {
  row: Row;
  index: number;
  /** The content of each column's cell. */
  cells: readonly ReactNode[];
  attributes: readonly CellAttributes[];
  roving: ReturnType<typeof useRovingRows>;
}

function GridRow<Row>(props: GridRowProps<Row>) {
  const { columns, row, index, cells, attributes, roving, rowHref, rowName, onRowIntent, selection, onMenu, onEdit } =
    props;
  const lead = leadIndex(columns);
  const control = { row, name: rowName?.(row) ?? '', index, roving };
  const onClick = useDoublePress('[data-edited]', (cell) => onEdit?.(row, cell.dataset.column));
  return (
    <tr
      data-row=""
      data-selected={selection?.isSelected(row) || undefined}
      onPointerEnter={() => onRowIntent?.(row)}
      onFocus={() => onRowIntent?.(row)}
    >
      {selection ? (
        <td className={styles.boxCell}>
          <RowBox {...control} selection={selection} />
        </td>
      ) : null}
      {columns.map((column, place) => (
        <td key={column.id} {...attributes[place]}>
          {place === lead && rowHref ? (
            <AppLink href={rowHref(row)} className={styles.link} onClick={onClick} {...roving.control(index, 'link')}>
              {cells[place]}
            </AppLink>
          ) : (
            cells[place]
          )}
        </td>
      ))}
      {onMenu ? (
        <td className={styles.menuCell}>
          {onEdit ? <RowEditButton row={row} name={control.name} onEdit={onEdit} /> : null}
          <RowMenuButton {...control} onMenu={onMenu} />
        </td>
      ) : null}
    </tr>
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

/** The width in px of the cells beside the columns. */
function controlsWidth<Row>({ selection, onMenu }: DataTableProps<Row>): number {
  return (selection ? SELECT_WIDTH : 0) + (onMenu ? MENU_WIDTH : 0);
}

function cellAttributes<Row>(props: DataTableProps<Row>): CellAttributes[] {
  const { columns } = props;
  const widths = columnNeeds(columns, controlsWidth(props));
  const lead = leadIndex(columns);
  return columns.map((column, index) => ({
    'data-needs': widths[index] ?? 0,
    'data-align': column.align,
    'data-column': column.id,
    'data-lead': index === lead ? '' : undefined,
    'data-edited': props.onEdit && column.isEdited && index !== lead ? '' : undefined,
  }));
}

const LINES = ['long', 'half', 'full'] as const;

function PlaceholderRow<Row>({
  columns,
  selection,
  onMenu,
  attributes,
  index,
}: DataTableProps<Row> & { attributes: readonly CellAttributes[]; index: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a table row takes no focus
    <tr aria-hidden="true">
      {selection ? <td className={styles.boxCell} /> : null}
      {columns.map((column, place) => (
        <td key={column.id} {...attributes[place]}>
          {column.isPicture ? <Skeleton shape="avatar" /> : <Skeleton width={LINES[(index + place) % LINES.length]} />}
        </td>
      ))}
      {onMenu ? <td /> : null}
    </tr>
  );
}
