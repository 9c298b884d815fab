import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ShownEntity } from '../../../contract/entity.ts';
import type { Column } from '../../../contract/list-definition.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { type CellWords, cellValue } from '../../cells/cell-values.ts';
import { cellOf } from '../../cells/cells.tsx';
import { useCellWords } from '../../cells/use-cell-text.ts';
import { isStored } from '../../entity/entity-kinds.ts';
import { editPath } from '../../entity/paths.ts';
import { useRowNames } from '../../entity/row-name.ts';
import { pictureAddress } from '../../media/media-string.ts';
import { useShownPicture } from '../../media/use-shown-picture.ts';
import { useText } from '../../text/use-text.ts';
import { textAt, valueAt } from '../../values/values.ts';
import styles from './peek.module.css';

/** Props of {@link Peek}. */
export interface PeekProps {
  entity: ShownEntity;
  /** The rows of the page, and which of them is shown. */
  rows: readonly object[];
  at: number;
  onGo(at: number): void;
  /** Changes the row where it stands; undefined where nothing can be changed from the list. */
  onEdit: (() => void) | undefined;
  onClose(): void;
}

/** All that a list knows of a row, its hidden columns too, beside the list. The arrows go on to the rows above and below. */
export function Peek({ entity, rows, at, onGo, onEdit, onClose }: PeekProps) {
  const { t } = useTranslation();
  const text = useText();
  const words = useCellWords();
  const nameOf = useRowNames();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => body.current?.focus(), []);
  const row = rows[at];
  if (!row) return null;
  const name = nameOf(row, entity.title) || textAt(row, entity.id);
  const told = entity.list.columns.filter(
    (column) => column.kind !== 'image' && column.field !== entity.title && tells(column, row, words),
  );
  const go = (to: number): void => {
    if (to >= 0 && to < rows.length) onGo(to);
  };
  const hear = (event: KeyboardEvent): void => {
    const [above, below] = [at - 1, at + 1];
    const to = { ArrowUp: above, ArrowLeft: above, ArrowDown: below, ArrowRight: below }[event.key];
    if (event.key === ' ' && !(event.target as HTMLElement).matches('button, a')) onClose();
    else if (event.key === 'F2' && onEdit) onEdit();
    else if (to === undefined) return;
    else go(to);
    event.preventDefault();
  };
  return (
    <Drawer isOpen side="right" label={name} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys of the rows beneath go on working in it */}
      <div ref={body} tabIndex={-1} className={styles.peek} onKeyDown={hear}>
        <PeekPicture entity={entity} row={row} />
        <h2 className={styles.name}>{name}</h2>
        <dl className={styles.values}>
          {told.map((column) => (
            <div key={column.field}>
              <dt>{text(column.label)}</dt>
              <dd>{cellOf(column, row, words, name)}</dd>
            </div>
          ))}
        </dl>
        <div className={styles.ways}>
          {isStored(entity) ? (
            <ButtonLink type="filled" href={editPath(entity, textAt(row, entity.id), row)}>
              {t('lists.open')}
            </ButtonLink>
          ) : null}
          {onEdit ? <Button onPress={onEdit}>{t('lists.edit.here')}</Button> : null}
          <span className={styles.turns}>
            <IconButton
              label={t('lists.peek.above')}
              icon={<ArrowUp />}
              why={at === 0 ? t('lists.peek.isFirst') : undefined}
              onPress={() => go(at - 1)}
            />
            <IconButton
              label={t('lists.peek.below')}
              icon={<ArrowDown />}
              why={at === rows.length - 1 ? t('lists.peek.isLast') : undefined}
              onPress={() => go(at + 1)}
            />
          </span>
        </div>
      </div>
    </Drawer>
  );
}

/** Whether a column says something of a row: that something has not ended is no news. */
const tells = (column: Column, row: object, words: CellWords): boolean =>
  cellValue(column, row, words) !== '' && !(column.kind === 'status' && valueAt(row, column.field) === false);

/** The width of the drawer's picture, in pixels of the page. */
const WIDTH = 416;

/** The row's picture, as large as there is room; nothing where it has none. */
function PeekPicture({ entity, row }: { entity: ShownEntity; row: object }) {
  const words = useCellWords();
  const column = entity.list.columns.find(({ kind }) => kind === 'image');
  const picture = useShownPicture(column ? String(cellValue(column, row, words)) : '');
  const src = pictureAddress(picture, { width: 2 * WIDTH });
  return src === '' ? null : <Picture key={src} src={src} alt="" fit="contain" loading="eager" />;
}
