import type { ReactNode } from 'react';
import type { Entity } from '../../contract/entity.ts';
import type { Column } from '../../contract/list-definition.ts';
import { Facts } from '../../ui/facts.tsx';
import { type CellWords, cellValue } from '../cells/cell-values.ts';
import { cellOf } from '../cells/cells.tsx';
import { Thumbnail } from '../cells/thumbnail.tsx';
import styles from './editor-face.module.css';
import { KEPT_BY_SERVICE } from './record-panel.tsx';

/** How many columns are shown: the first ones tell what it is. */
const MOST = 5;

/** Props of the parts of a face. */
export interface FaceProps {
  entity: Entity;
  thing: object;
  /** What it is called. */
  name: string;
}

/** The picture of a thing by which one knows it, as its list shows it: the first column of pictures. Nothing where the list has none. */
export function FacePicture({ entity, thing, name, words }: FaceProps & { words: CellWords }) {
  const column = entity.list?.columns.find(({ kind }) => kind === 'image');
  if (!column) return null;
  const address = String(cellValue(column, thing, words));
  return <Thumbnail address={address} name={name} isWhole={column.wide} size="large" />;
}

/** What a thing is, in one line from the columns of its list: states and tags as badges, the rest as words. */
export function FaceLine({ entity, thing, name, words }: FaceProps & { words: CellWords }) {
  const shown = (entity.list?.columns ?? [])
    .filter((column) => tells(column, entity.title))
    .filter((column) => cellValue(column, thing, words) !== '')
    .slice(0, MOST);
  if (shown.length === 0) return null;
  const isBadge = ({ kind }: Column): boolean => kind === 'status' || kind === 'tags';
  const badges = shown
    .filter(isBadge)
    .map((column): ReactNode => <span key={column.field}>{cellOf(column, thing, words, name)}</span>);
  const said = shown
    .filter((column) => !isBadge(column))
    // A day by itself could be any.
    .map((column) => `${column.isDay ? `${words.text(column.label)} ` : ''}${cellValue(column, thing, words)}`);
  return (
    <p className={styles.line}>
      {badges}
      {said.length > 0 ? (
        <span className={styles.said}>
          <Facts of={said} />
        </span>
      ) : null}
    </p>
  );
}

/** Whether a column says something by itself that stands nowhere else on the page. */
function tells({ field, kind, optional }: Column, title: string): boolean {
  if (optional || field === title || field === 'deleted' || KEPT_BY_SERVICE.includes(field)) return false;
  return kind !== 'image' && kind !== 'boolean' && kind !== 'number';
}
