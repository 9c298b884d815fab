import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ShownEntity } from '../../contract/entity.ts';
import { isStored } from '../entity/entity-kinds.ts';
import { textAt } from '../values/values.ts';

/**
 * How long pointer or focus must rest on a row before its editor is fetched, in milliseconds: passing over a list asks
 * nothing.
 */
const REST = 60;
/**
 * How long what was fetched ahead counts as fresh, in milliseconds: the row itself, and the choices of its relations.
 */
const ROW_FRESH = 10_000;
const CHOICES_FRESH = 60_000;

/**
 * Fetches what a row's editor needs, the row and the choices of its relations, once somebody seems about to open it.
 * Not while the list is read again, nor when the row has left it: what was just deleted is not to be asked for because
 * the focus went back to its row.
 */
export function usePrefetchRow(
  entity: ShownEntity,
  rows: readonly object[],
  isFetching: boolean,
): (row: object) => void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const list = useRef({ rows, isFetching });
  useEffect(() => {
    list.current = { rows, isFetching };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return useCallback(
    (row: object) => {
      clearTimeout(timer.current);
      if (!isStored(entity)) return;
      timer.current = setTimeout(() => {
        if (list.current.isFetching || !list.current.rows.includes(row)) return;
        // The body as it came: its version hangs on it, and a copy would lose it.
        const read = { ...entity.read(textAt(row, entity.id)), structuralSharing: false };
        void client.prefetchQuery({ ...read, staleTime: ROW_FRESH });
        for (const source of Object.values(entity.sources)) {
          if (source.isFilled) continue;
          void client.prefetchQuery({ ...source.read(''), staleTime: CHOICES_FRESH });
        }
      }, REST);
    },
    [entity, client],
  );
}
