import { ArrowDownNarrowWide, ArrowUpNarrowWide, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { IconButton } from './icon-button.tsx';
import { AppLink } from './link.tsx';
import { Select } from './select.tsx';
import { Skeleton } from './skeleton.tsx';
import { useRovingRows } from './use-roving-rows.ts';

/** The rows of a {@link DataTableProps} as cards, with a choice of order where the headers used to be. */
export function DataTableCards<Row extends object>(props: DataTableProps<Row>) {
  const { columns, rows, getRowId, rowHref, onRowIntent, placeholders = 0 } = props;
  const roving = useRovingRows(rows.length);
  const [title, ...others] = columns;
  const leads = others.filter((column) => column.priority === 1);
  const details = others.filter((column) => (column.priority ?? 2) === 2);
  return (
    <>
      <CardOrder {...props} />
      <ul className={styles.cards} {...roving.container}>
        {Array.from({ length: placeholders }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <li key={index} className={styles.card} aria-hidden="true">
            <Skeleton width="half" />
            <Skeleton width="long" />
          </li>
        ))}
        {(placeholders > 0 ? [] : rows).map((row, index) => (
          <li key={getRowId(row)} className={styles.card} data-row="" onFocus={() => onRowIntent?.(row)}>
            <div className={styles.cardHead}>
              <div className={styles.cardTitle}>
                {rowHref ? (
                  <AppLink href={rowHref(row)} className={styles.link} {...roving.link(index)}>
                    {title?.cell(row)}
                  </AppLink>
                ) : (
                  title?.cell(row)
                )}
              </div>
              {leads.length > 0 ? (
                <div className={styles.leads}>
                  {leads.map((column) => (
                    <Fragment key={column.id}>{column.cell(row)}</Fragment>
                  ))}
                </div>
              ) : null}
              {rowHref ? <ChevronRight className={styles.chevron} aria-hidden="true" /> : null}
            </div>
            {details.length > 0 ? (
              <dl className={styles.details}>
                {details
                  .map((column) => ({ column, content: column.cell(row) }))
                  .filter(({ content }) => content !== null && content !== '')
                  .map(({ column, content }) => (
                    <div key={column.id}>
                      <dt>{column.header}</dt>
                      <dd>{content}</dd>
                    </div>
                  ))}
              </dl>
            ) : null}
          </li>
        ))}
      </ul>
    </>
  );
}

function CardOrder<Row extends object>({ columns, sort, onSort }: DataTableProps<Row>) {
  const { t } = useTranslation();
  const sortable = columns.filter((column) => column.isSortable);
  if (!onSort || sortable.length === 0) return null;
  const direction = sort?.direction ?? 'asc';
  const [first] = sortable;
  return (
    <div className={styles.order}>
      <Select
        label={t('ui.table.sortBy')}
        isLabelHidden
        placeholder={t('ui.table.sortBy')}
        options={sortable.map((column) => ({ value: column.id, label: column.header }))}
        value={sort?.column ?? null}
        onChange={(column) => onSort({ column, direction })}
      />
      <IconButton
        type="white"
        label={t(direction === 'asc' ? 'ui.table.ascending' : 'ui.table.descending')}
        icon={direction === 'asc' ? <ArrowUpNarrowWide /> : <ArrowDownNarrowWide />}
        onPress={() => {
          const column = sort?.column ?? first?.id;
          if (column) onSort({ column, direction: direction === 'asc' ? 'desc' : 'asc' });
        }}
      />
    </div>
  );
}
