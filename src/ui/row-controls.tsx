import { EllipsisVertical, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import choice from './choice.module.css';
import styles from './data-table.module.css';
import type { RowSelection } from './data-table-props.ts';
import type { useRovingRows } from './use-roving-rows.ts';

/** What the controls of a row have in common. */
export interface RowControlProps {
  /** What the row is called. */
  name: string;
  index: number;
  roving: ReturnType<typeof useRovingRows>;
}

/** The box that chooses a row. Plain elements: there may be a hundred of them, and each press must be cheap. */
export function RowBox<Row>({
  row,
  name,
  index,
  roving,
  selection,
}: RowControlProps & { row: Row; selection: RowSelection<Row> }) {
  const { t } = useTranslation();
  return (
    <label className={styles.boxArea}>
      <input
        type="checkbox"
        className={choice.box}
        aria-label={t('ui.table.select', { name })}
        checked={selection.isSelected(row)}
        onChange={(event) => {
          const { nativeEvent } = event;
          selection.onToggle(row, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
        {...roving.control(index, 'box')}
      />
    </label>
  );
}

/** The box that chooses every row on screen. */
export function AllBox<Row>({ selection }: { selection: RowSelection<Row> }) {
  const { t } = useTranslation();
  return (
    <label className={styles.boxArea}>
      <input
        ref={(input) => {
          if (input) input.indeterminate = selection.state === 'some';
        }}
        type="checkbox"
        className={choice.box}
        aria-label={t('ui.table.selectPage')}
        checked={selection.state === 'all'}
        onChange={selection.onToggleAll}
      />
    </label>
  );
}

/** The pencil of the row under the pointer. The keyboard has F2 for it, so that it adds no stop to the rows. */
export function RowEditButton<Row>({ row, name, onEdit }: { row: Row; name: string; onEdit: (row: Row) => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      tabIndex={-1}
      className={styles.editButton}
      aria-label={t('ui.table.edit', { name })}
      title={t('ui.table.editKey')}
      onClick={() => onEdit(row)}
    >
      <Pencil aria-hidden="true" />
    </button>
  );
}

/** The button of a row's menu. */
export function RowMenuButton<Row>({
  row,
  name,
  index,
  roving,
  onMenu,
}: RowControlProps & { row: Row; onMenu: (row: Row, button: HTMLElement) => void }) {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      className={styles.menuButton}
      aria-label={t('ui.table.actions', { name })}
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget)}
      {...roving.control(index, 'menu')}
    >
      <EllipsisVertical aria-hidden="true" />
    </button>
  );
}
