import { ArrowDownNarrowWide, ArrowUpNarrowWide } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import type { DataTableProps } from './data-table-props.ts';
import { IconButton } from './icon-button.tsx';
import { AllBox } from './row-controls.tsx';
import { Select } from './select.tsx';

/** Above cards: what a table has in its head, the order as a choice and the box that chooses every row. */
export function CardOrder<Row extends object>({ columns, rows, sort, onSort, selection }: DataTableProps<Row>) {
  const { t } = useTranslation();
  const sortable = onSort ? columns.filter((column) => column.isSortable) : [];
  const box = selection && rows.length > 0 ? <AllBox selection={selection} /> : null;
  if (sortable.length === 0 && !box) return null;
  const direction = sort?.direction ?? 'asc';
  const [first] = sortable;
  return (
    <div className={styles.order}>
      {box}
      {first && onSort ? (
        <>
          <Select
            label={t('ui.table.sortBy')}
            isLabelHidden
            placeholder={t('ui.table.sortBy')}
            options={sortable.map((column) => ({ value: column.id, label: orderOf(column) }))}
            value={sort?.column ?? null}
            onChange={(column) => onSort({ column, direction })}
          />
          <IconButton
            type="white"
            label={t(direction === 'asc' ? 'ui.table.ascending' : 'ui.table.descending')}
            icon={direction === 'asc' ? <ArrowUpNarrowWide /> : <ArrowDownNarrowWide />}
            onPress={() =>
              onSort({ column: sort?.column ?? first.id, direction: direction === 'asc' ? 'desc' : 'asc' })
            }
          />
        </>
      ) : null}
    </div>
  );
}

/** What an order is called: the column, and by what it orders where that is not what one reads first. */
const orderOf = ({ header, sortedBy }: { header: string; sortedBy?: string | undefined }): string =>
  sortedBy ? `${header}, ${sortedBy}` : header;
