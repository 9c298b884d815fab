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
  readColumnChoice,
  readDensity,
} from './column-choice.ts';

/** The columns of a list as its user wants them. */
export interface ChosenColumns {
  columns: readonly ChosenColumn[];
  /** Whether they are others than the definition's. */
  isChanged: boolean;
  /** Keeps another choice for the user; undefined goes back to the definition. */
  change(columns: readonly ChosenColumn[] | undefined): void;
  /** Whether rows have one line, in all lists of this user. */
  isCompact: boolean;
  changeDensity(isCompact: boolean): void;
}

/** Which columns are shown in which order, kept in the browser for each user and entity. */
export function useColumnChoice(entity: ShownEntity): ChosenColumns {
  const { user } = useActiveSite();
  const [choice, setChoice] = useState<ColumnChoice | undefined>(() => readColumnChoice(user, entity.name));
  const columns = useMemo(() => chosenColumns(entity.list.columns, choice), [entity, choice]);
  const change = useCallback(
    (next: readonly ChosenColumn[] | undefined): void => {
      const chosen = next && choiceOf(next);
      keepColumnChoice(user, entity.name, chosen);
      setChoice(chosen);
    },
    [user, entity],
  );
  const [isCompact, setCompact] = useState(() => readDensity(user));
  const changeDensity = useCallback(
    (next: boolean): void => {
      keepDensity(user, next);
      setCompact(next);
    },
    [user],
  );
  return { columns, isChanged: choice !== undefined, change, isCompact, changeDensity };
}
