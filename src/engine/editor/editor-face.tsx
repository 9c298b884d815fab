import type { Entity } from '../../contract/entity.ts';
import type { Column } from '../../contract/list-definition.ts';
import { Facts } from '../../ui/facts.tsx';
import { type CellWords, cellValue } from '../cells/cell-values.ts';
import { cellOf } from '../cells/cells.tsx';
import { Thumbnail } from '../cells/thumbnail.tsx';
import styles from './editor-face.module.css';
import { headColumns } from './head-columns.ts';

/** How many badges and words are shown of those that nobody chose: the first ones tell what it is. */
const MOST = 5;

/** Props of the parts of a face. */
export interface FaceProps {
  entity: Entity;
  thing: object;
  /** What it is called. */
  name: string;
  words: CellWords;
}

/** The picture of a thing by which one knows it, as its list shows it. Nothing where the list has none. */
export function FacePicture({ entity, thing, name, words }: FaceProps) {
  const { picture } = headColumns(entity.list?.columns ?? [], entity.title, entity.head);
  if (!picture) return null;
  const address = String(cellValue(picture, thing, words));
  return <Thumbnail address={address} name={name} isWhole={picture.wide} size="large" />;
}

/** What a thing is, from the columns of its list: badges and words in one line, facts with their labels beneath. */
export function FaceLine({ entity, thing, name, words }: FaceProps) {
  const { head } = entity;
  const { badges, line, facts } = headColumns(entity.list?.columns ?? [], entity.title, head);
  const has = (column: Column): boolean => cellValue(column, thing, words) !== '';
  const badged = badges.filter(has).slice(0, head?.badges ? undefined : MOST);
  // A day by itself could be any.
  const said = line
    .filter(has)
    .slice(0, head?.line ? undefined : Math.max(0, MOST - badged.length))
    .map((column) => `${column.isDay ? `${words.text(column.label)} ` : ''}${cellValue(column, thing, words)}`)
    // What has no name of its own is called by its code: once is enough.
    .filter((word) => word !== name);
  const told = facts.filter(has);
  return (
    <>
      {badged.length + said.length > 0 ? (
        <p className={styles.line}>
          {badged.map((column) => (
            <span key={column.field}>{cellOf(column, thing, words, name)}</span>
          ))}
          {said.length > 0 ? (
            <span className={styles.said}>
              <Facts of={said} />
            </span>
          ) : null}
        </p>
      ) : null}
      {told.length > 0 ? (
        <dl className={styles.facts}>
          {told.map((column) => (
            <div key={column.field} className={styles.fact}>
              <dt>{words.text(column.label)}</dt>
              <dd>{cellOf(column, thing, words, name)}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  );
}
