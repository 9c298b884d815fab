import { Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Column } from '../../contract/list-definition.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { Status } from '../../ui/status.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { valueAt } from '../values/values.ts';
import { booleanOf, type CellWords, cellValue, namesOf, secondaryText } from './cell-values.ts';
import styles from './cells.module.css';
import { Thumbnail } from './thumbnail.tsx';

/**
 * A cell's content: the value of a column in one row. `title` names the row, for the initials that stand for a missing
 * picture. Where the column itself `isName` of the row, an empty one gives its place to what stands beneath it: who has
 * no name is called by an address of e-mail.
 */
export function cellOf(column: Column, row: object, words: CellWords, title: string, isName = false): ReactNode {
  const value = valueAt(row, column.field);
  const shown = cellValue(column, row, words);
  const text = String(shown);
  switch (column.kind) {
    case 'text':
      return named(column, nameCell(text, secondaryText(column, row, words), isName), text);
    case 'number':
      return typeof shown === 'number' ? numberCell(words.number(shown), column.unit) : text;
    case 'date':
      return dateCell(String(value), text, KEPT_MOMENTS.includes(column.field) ? words.ago(String(value)) : undefined);
    case 'status':
      return text ? <Badge tone={toneOf(value)}>{text}</Badge> : null;
    case 'tags':
      return tagsCell(namesOf(column, value, words));
    case 'boolean':
      return booleanCell(booleanOf(value), text);
    case 'image':
      return <Thumbnail address={text} name={title} isWhole={column.wide} />;
    case 'relation':
      return textCell(text, '');
    case 'choice':
    case 'country':
      return text || null;
  }
}

/** What the usual states of things look like, in small letters; the word says it, the colour only helps. */
const TONES: Readonly<Record<string, Status>> = {
  active: 'success',
  published: 'success',
  given: 'success',
  ongoing: 'success',
  working: 'success',
  draft: 'warning',
  endingsoon: 'warning',
  shadowed: 'warning',
  scheduled: 'info',
  upcoming: 'info',
  dead: 'error',
  deleted: 'error',
  ended: 'error',
  withdrawn: 'error',
};

const toneOf = (value: unknown): Status | 'neutral' => TONES[String(value).toLowerCase()] ?? 'neutral';

/** Moments that the service notes by itself: how long ago they were says more than the day. */
const KEPT_MOMENTS: readonly string[] = ['lastModified', 'createdAt', 'deletedAt', 'lastSeen', 'at'];

/** A day or a moment; of one that was lately, how long ago, with the moment itself as a tooltip. */
function dateCell(iso: string, full: string, ago: string | undefined): ReactNode {
  return full ? (
    <time dateTime={iso} title={ago && full} className={styles.date}>
      {ago ?? full}
    </time>
  ) : null;
}

function numberCell(number: string, unit: string | undefined): ReactNode {
  return (
    <span className={styles.number}>
      {number}
      {unit ? <span className={styles.unit}> {unit}</span> : null}
    </span>
  );
}

function booleanCell(value: boolean | undefined, word: string): ReactNode {
  if (value === undefined) return null;
  return (
    <span className={styles.boolean} data-yes={value || undefined} title={word}>
      {value ? <Check aria-hidden="true" /> : <Minus aria-hidden="true" />}
      <VisuallyHidden>{word}</VisuallyHidden>
    </span>
  );
}

const nameCell = (text: string, secondary: string, isName: boolean): ReactNode =>
  isName && text === '' ? textCell(secondary, '') : textCell(text, secondary);

/** What a column shows; of a person with an avatar before it. */
const named = ({ person = false }: Column, shown: ReactNode, name: string): ReactNode =>
  person && shown && name ? (
    <span className={styles.person}>
      <Avatar name={name} size="sm" />
      {shown}
    </span>
  ) : (
    shown
  );

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

/** A tag that loses its middle where its line is too short: names of series differ at their end. */
function tagName(name: string): ReactNode {
  const end = name.lastIndexOf(' ');
  if (end < 0) return name;
  return (
    <span className={styles.tag}>
      <span className={styles.tagStart}>{name.slice(0, end + 1)}</span>
      <span>{name.slice(end + 1)}</span>
    </span>
  );
}

function tagsCell(names: readonly string[]): ReactNode {
  if (names.length === 0) return null;
  const rest = names.slice(SHOWN);
  return (
    <span className={styles.tags} title={names.join(', ')}>
      {[...new Set(names.slice(0, SHOWN))].map((name) => (
        <Badge key={name}>{tagName(name)}</Badge>
      ))}
      {rest.length > 0 ? (
        <span className={styles.rest}>
          <span aria-hidden="true">+{rest.length}</span>
          <VisuallyHidden>{rest.join(', ')}</VisuallyHidden>
        </span>
      ) : null}
    </span>
  );
}
