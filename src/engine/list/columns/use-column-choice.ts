import { useCallback, useMemo, useState } from 'react';
import type { ShownEntity } from '../../../contract/entity.ts';
import { useActiveSite } from '../../active-site.ts';
import {
  type ChosenColumn,
  type ColumnChoice,
  choiceOf,
  chosenColumns,
  keepColumnChoice,
  keepDensity,
  keepWidths,
  readColumnChoice,
  readDensity,
  readWidths,
} from './column-choice.ts';

/** The columns of a list as its user wants them. */
export interface ChosenColumns {
  columns: readonly ChosenColumn[];
  /** Whether they are others than the definition's. */
  isChanged: boolean;
  /** Keeps another choice for the user; undefined goes back to the definition. */
  change(columns: readonly ChosenColumn[] | undefined): void;
  /** Whether some have another width than their own. */
  hasWidths: boolean;
  /** Keeps another width of a column for the user; undefined goes back to its own. */
  changeWidth(field: string, width: number | undefined): void;
  /** Whether rows have one line, in all lists of this user. */
  isCompact: boolean;
  changeDensity(isCompact: boolean): void;
}

/** Which columns are shown in which order, kept in the browser for each user and entity. */
export function useColumnChoice(entity: ShownEntity): ChosenColumns {
  const { user } = useActiveSite();
  const [choice, setChoice] = useState<ColumnChoice | undefined>(() => readColumnChoice(user, entity.name));
  const [widths, setWidths] = useState(() => readWidths(user, entity.name));
  const columns = useMemo(
    () =>
      chosenColumns(entity.list.columns, choice).map((one) => {
        const width = widths[one.column.field];
        return width === undefined ? one : { ...one, width };
      }),
    [entity, choice, widths],
  );
  const changeWidths = useCallback(
    (next: Readonly<Record<string, number>>): void => {
      keepWidths(user, entity.name, next);
      setWidths(next);
    },
    [user, entity],
  );
  const changeWidth = useCallback(
    (field: string, width: number | undefined): void => {
      const { [field]: _, ...others } = widths;
      changeWidths(width === undefined ? others : { ...others, [field]: width });
    },
    [widths, changeWidths],
  );
  const change = useCallback(
    (next: readonly ChosenColumn[] | undefined): void => {
      const chosen = next && choiceOf(next);
      keepColumnChoice(user, entity.name, chosen);
      setChoice(chosen);
      if (next === undefined) changeWidths({});
    },
    [user, entity, changeWidths],
  );
  const [isCompact, setCompact] = useState(() => readDensity(user));
  const changeDensity = useCallback(
    (next: boolean): void => {
      keepDensity(user, next);
      setCompact(next);
    },
    [user],
  );
  const hasWidths = Object.keys(widths).length > 0;
  return { columns, isChanged: choice !== undefined, change, hasWidths, changeWidth, isCompact, changeDensity };
}
