import { type ReactNode, useState } from 'react';
import type { ShownEntity } from '../../../contract/entity.ts';
import { optionalPart } from '../../loading/optional-part.tsx';
import { textAt } from '../../values/values.ts';

// Comes when it is first needed.
const Peek = optionalPart(
  async () => (await import('./peek.tsx')).Peek,
  ({ onClose }) => onClose(),
);

/** Showing more of a row of a list without opening it. */
export interface Peeking<Row extends object> {
  onPeek(row: Row): void;
  /** What is shown. */
  peek: ReactNode;
}

/** Lets rows of a list be looked at, and changed from there by `edit`. */
export function usePeek<Row extends object>(
  entity: ShownEntity,
  rows: readonly Row[],
  edit: ((row: Row) => void) | undefined,
): Peeking<Row> {
  const [shown, setShown] = useState<string>();
  const idOf = (row: object): string => textAt(row, entity.id);
  const at = rows.findIndex((row) => idOf(row) === shown);
  const row = rows[at];
  const close = (): void => setShown(undefined);
  const change = (): void => {
    close();
    if (row) edit?.(row);
  };
  return {
    onPeek: (one) => setShown(idOf(one)),
    peek: row ? (
      <Peek
        entity={entity}
        rows={rows}
        at={at}
        onGo={(to) => setShown(rows[to] && idOf(rows[to]))}
        onEdit={edit && change}
        onClose={close}
      />
    ) : null,
  };
}
