import { useTranslation } from 'react-i18next';
import styles from './data-table.module.css';
import { DataTableCards } from './data-table-cards.tsx';
import { DataTableGrid } from './data-table-grid.tsx';
import type { DataTableProps } from './data-table-props.ts';
import { PLACEHOLDERS } from './skeleton.tsx';
import { NARROW, useMediaQuery } from './use-media-query.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

/** The list of a page: a table, or cards on a phone. Sorting and paging are the server's. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { label, rows, isLoading = false, isRefreshing = false, error, empty, notice, footer } = props;
  const { t } = useTranslation();
  const isNarrow = useMediaQuery(NARROW);
  const isEmpty = !isLoading && rows.length === 0;
  const View = isNarrow ? DataTableCards<Row> : DataTableGrid<Row>;
  return (
    <section
      className={styles.frame}
      aria-label={label}
      aria-busy={isLoading || isRefreshing}
      data-refreshing={isRefreshing || undefined}
      data-compact={props.isCompact || undefined}
    >
      <div role="status">{isLoading ? <VisuallyHidden>{t('ui.loading')}</VisuallyHidden> : null}</div>
      {notice && !error ? <div className={styles.notice}>{notice}</div> : null}
      {error ??
        (isEmpty ? empty : <View {...props} placeholders={isLoading ? (props.placeholders ?? PLACEHOLDERS) : 0} />)}
      {footer && !error ? <div className={styles.footer}>{footer}</div> : null}
    </section>
  );
}
