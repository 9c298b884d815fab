import type { ReactNode } from 'react';
import type { Column, Text } from '../../contract/entity.ts';
import { Badge } from '../../ui/badge.tsx';
import { formatDateTime } from '../date-time.ts';
import { textAt, textOf, valueAt } from '../values.ts';
import styles from './cells.module.css';

/** What cells need to show values in the user's language. */
export interface CellWords {
  text(text: Text): string;
  country(code: string): string;
  name(value: unknown): string;
}

/** A cell's content: the value of a column in one row. */
export function cellOf(column: Column, row: object, words: CellWords): ReactNode {
  const value = valueAt(row, column.field);
  switch (column.kind) {
    case 'text':
      return textCell(textOf(value), column.secondary ? textAt(row, column.secondary) : '');
    case 'date':
      return typeof value === 'string' ? (
        <time dateTime={value} className={styles.date}>
          {formatDateTime(value)}
        </time>
      ) : null;
    case 'choice':
    case 'status':
      return choiceCell(column, value, words);
    case 'country':
      return typeof value === 'string' && value ? words.country(value) : null;
    case 'tags':
      return tagsCell(Array.isArray(value) ? value.map((item) => words.name(valueAt(item, column.item ?? ''))) : []);
  }
}

function choiceCell(column: Column, value: unknown, words: CellWords): ReactNode {
  const choice = column.choices?.[String(value)];
  const label = choice ? words.text(choice) : typeof value === 'string' ? value : null;
  return column.kind === 'status' && label ? <Badge>{label}</Badge> : label;
}

/** Cut where there is no room for it; the whole text is then a tooltip. */
function textCell(text: string, secondary: string): ReactNode {
  if (text === '' && secondary === '') return null;
  return (
    <span className={styles.text}>
      <span className={styles.main} title={text}>
        {text}
      </span>
      {secondary && secondary !== text ? (
        <small className={styles.second} title={secondary}>
          {secondary}
        </small>
      ) : null}
    </span>
  );
}

const SHOWN = 2;

function tagsCell(names: readonly string[]): ReactNode {
  if (names.length === 0) return null;
  const rest = names.slice(SHOWN);
  return (
    <span className={styles.tags}>
      {names.slice(0, SHOWN).map((name) => (
        <Badge key={name}>{name}</Badge>
      ))}
      {rest.length > 0 ? <span title={rest.join(', ')}>+{rest.length}</span> : null}
    </span>
  );
}
