import { useTranslation } from 'react-i18next';
import type { Media } from '../../../../generated/model/index.ts';
import { CardOrder } from '../../../ui/card-order.tsx';
import type { DataTableProps, RowSelection } from '../../../ui/data-table-props.ts';
import { PLACEHOLDERS, Skeleton } from '../../../ui/skeleton.tsx';
import { useRovingRows } from '../../../ui/use-roving-rows.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { MediaCard } from './media-card.tsx';
import styles from './media-grid.module.css';

/** How many pictures are in sight before anybody scrolls. */
const IN_SIGHT = 12;

/** Props of {@link MediaGrid}: those of the table that shows the same. */
export interface MediaGridProps extends DataTableProps<Media> {
  rowHref: (media: Media) => string;
  onRowIntent: (media: Media) => void;
  selection: RowSelection<Media>;
  onMenu: (media: Media, button: HTMLElement) => void;
}

/** Media as cards beside each other: arrows move in both dimensions, Enter opens, the space bar shows more, x chooses, F2 edits, PageUp and PageDown turn the page. */
export function MediaGrid(props: MediaGridProps) {
  const { label, rows, isLoading = false, isRefreshing = false, error, empty, notice, footer } = props;
  const { t } = useTranslation();
  const isEmpty = !isLoading && rows.length === 0;
  return (
    <section
      className={styles.frame}
      aria-label={label}
      aria-busy={isLoading || isRefreshing}
      data-refreshing={isRefreshing || undefined}
    >
      <div role="status">{isLoading ? <VisuallyHidden>{t('ui.loading')}</VisuallyHidden> : null}</div>
      {notice && !error ? <div className={styles.notice}>{notice}</div> : null}
      {error ?? (isEmpty ? empty : isLoading ? <Placeholders /> : <Cards {...props} />)}
      {footer && !error ? <div className={styles.footer}>{footer}</div> : null}
    </section>
  );
}

function Cards(props: MediaGridProps) {
  const { rows, getRowId, rowHref, selection, onRowIntent, onMenu, onTurn, onPeek, onEdit } = props;
  const roving = useRovingRows({ rows, onSelect: selection.onToggle, onPeek, onEdit, onTurn, isGrid: true });
  return (
    <>
      <div className={styles.order}>
        <CardOrder {...props} />
      </div>
      <ul className={styles.grid} data-peeks="" data-edits={onEdit ? '' : undefined} {...roving.container}>
        {rows.map((media, index) => (
          <MediaCard
            key={getRowId(media)}
            media={media}
            index={index}
            href={rowHref(media)}
            isFirst={index < IN_SIGHT}
            roving={roving}
            selection={selection}
            onIntent={onRowIntent}
            onMenu={onMenu}
          />
        ))}
      </ul>
    </>
  );
}

/** Grey cards of the right size, as many as the specification says (§9). */
function Placeholders() {
  return (
    <>
      <span className={styles.orderPlaceholder} aria-hidden="true">
        <Skeleton shape="control" />
      </span>
      <ul className={styles.grid} aria-hidden="true">
        {Array.from({ length: PLACEHOLDERS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no identity
          <li key={index} className={styles.placeholder} data-placeholder="">
            <Skeleton shape="image" />
            <Skeleton width="long" />
            <Skeleton width="half" />
          </li>
        ))}
      </ul>
    </>
  );
}
