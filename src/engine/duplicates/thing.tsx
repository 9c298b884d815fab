import type { Entity } from '../../contract/entity.ts';
import { Facts } from '../../ui/facts.tsx';
import type { CellWords } from '../cells/cell-values.ts';
import { rowFacts } from '../cells/row-description.ts';
import { Thumbnail } from '../cells/thumbnail.tsx';
import { useRowNames } from '../entity/row-name.ts';
import { textAt } from '../values/values.ts';
import styles from './merge-page.module.css';

/** A thing as one knows it: its picture, its name, and what tells it from others of that name. */
export function Thing({ entity, thing, words }: { entity: Entity; thing: object; words: CellWords }) {
  const name = useRowNames()(thing, entity.title);
  const picture = entity.list?.columns.find(({ kind }) => kind === 'image')?.field;
  return (
    <span className={styles.thing}>
      {picture ? <Thumbnail address={textAt(thing, picture)} name={name} /> : null}
      <span className={styles.words}>
        <b>{name}</b>
        <small>
          <Facts of={rowFacts(entity, thing, words)} />
        </small>
      </span>
    </span>
  );
}
