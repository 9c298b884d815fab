import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { CardOrder } from './card-order.tsx';
import { leadIndex } from './column-needs.ts';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { AppLink } from './link.tsx';
import { RowBox, RowMenuButton } from './row-controls.tsx';
import { Skeleton } from './skeleton.tsx';
import { useRovingRows } from './use-roving-rows.ts';

/** The rows of a {@link DataTableProps} as cards, with a choice of order where the headers used to be. */
export function DataTableCards<Row extends object>(props: DataTableProps<Row>) {
  const { rows, getRowId, onRowIntent, selection, onPeek, onEdit, onTurn, placeholders = 0 } = props;
  const roving = useRovingRows({ rows, onSelect: selection?.onToggle, onPeek, onEdit, onTurn });
  return (
    <>
      <CardOrder {...props} />
      <ul
        className={styles.cards}
        data-edits={onEdit ? '' : undefined}
        data-peeks={onPeek ? '' : undefined}
        {...roving.container}
      >
        {Array.from({ length: placeholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <li key={index} className={styles.card} aria-hidden="true">
            <Skeleton width="half" />
            <Skeleton width="long" />
          </li>
        ))}
        {(placeholders > 0 ? [] : rows).map((row, index) => (
          <li
            key={getRowId(row)}
            className={styles.card}
            data-row=""
            data-selected={selection?.isSelected(row) || undefined}
            onFocus={() => onRowIntent?.(row)}
          >
            <CardHead {...props} row={row} index={index} roving={roving} />
            <CardDetails {...props} row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardProps<Row> extends DataTableProps<Row> {
  row: Row;
}

interface CardHeadProps<Row> extends CardProps<Row> {
  index: number;
  roving: ReturnType<typeof useRovingRows>;
}

function CardHead<Row>(props: CardHeadProps<Row>) {
  const { columns, row, index, roving, rowHref, rowName, selection, onMenu } = props;
  const lead = leadIndex(columns);
  const title = columns[lead]?.cell(row);
  const leads = columns.slice(lead + 1).filter((column) => column.priority === 1);
  const control = { row, name: rowName?.(row) ?? '', index, roving };
  return (
    <div className={styles.cardHead}>
      {selection ? <RowBox {...control} selection={selection} /> : null}
      {columns.slice(0, lead).map((column) => (
        <Fragment key={column.id}>{column.cell(row)}</Fragment>
      ))}
      <div className={styles.cardHeading}>
        <div className={styles.cardTitle}>
          {rowHref ? (
            <AppLink href={rowHref(row)} className={styles.link} {...roving.control(index, 'link')}>
              {title}
            </AppLink>
          ) : (
            title
          )}
        </div>
        {leads.length > 0 ? (
          <div className={styles.leads}>
            {leads.map((column) => (
              <Fragment key={column.id}>{column.cell(row)}</Fragment>
            ))}
          </div>
        ) : null}
      </div>
      {onMenu ? <RowMenuButton {...control} onMenu={onMenu} /> : null}
      {rowHref && !onMenu ? <ChevronRight className={styles.chevron} aria-hidden="true" /> : null}
    </div>
  );
}

/** The room in px of three facts that stand in one line of a card that is wider than a phone. */
const LINE = 400;

/** Whether facts stand in one line: a third one below the others would cost a line for itself. */
const isOneLine = (columns: ReadonlyArray<{ width?: number | undefined }>): boolean =>
  columns.length === 3 && columns.reduce((sum, { width = LINE }) => sum + width, 0) <= LINE;

function CardDetails<Row>({ columns, row }: CardProps<Row>) {
  const details = columns
    .slice(leadIndex(columns) + 1)
    .filter((column) => (column.priority ?? 2) === 2)
    .map((column) => ({ column, content: column.cell(row) }))
    .filter(({ content }) => content !== null && content !== '');
  if (details.length === 0) return null;
  return (
    <dl className={styles.details} data-line={isOneLine(details.map(({ column }) => column)) ? '' : undefined}>
      {details.map(({ column, content }) => (
        <div key={column.id}>
          <dt>{column.header}</dt>
          <dd>{content}</dd>
        </div>
      ))}
    </dl>
  );
}
