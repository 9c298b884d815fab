import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useRef, useState } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { textAt } from '../values/values.ts';
import { findSimilar } from './find-duplicates.ts';
import { useFocusLeft } from './use-focus-left.ts';

/** What looks like the new one that is being made; see {@link useSimilar}. */
export interface SimilarCheck {
  /** Others that look like it, as the list gives them; shown beside the form. Of what is stored they may be merged with it. */
  found: readonly object[];
  /** Those that a save has to be asked about; undefined while nothing is asked. */
  asked: readonly object[] | undefined;
  /** The user's answer: to make it all the same, or to go back. */
  answer(isYes: boolean): void;
  /** Looks for others before a save, and asks when there are some. Answers whether to go on. */
  ask(edited: object): Promise<boolean>;
}

/**
 * Finds others that look like the new one, by the form's `similar`: as soon as its fields are left, and before it is
 * made. It never refuses, and what cannot be looked for is not asked about. Of what is stored it finds them once a field
 * was left, where two can be merged.
 */
export function useSimilar(
  formId: string,
  entity: Entity,
  id: string | undefined,
  current: () => object,
): SimilarCheck {
  const client = useQueryClient();
  const [found, setFound] = useState<readonly object[]>([]);
  const [asked, setAsked] = useState<readonly object[]>();
  const resolve = useRef<(isYes: boolean) => void>(undefined);
  const looked = useRef('');
  const agreed = useRef('');
  const keyOf = useCallback(
    (body: object) =>
      Object.values(entity.form.similar?.parameters ?? {})
        .map((field) => textAt(body, field))
        .join('\n'),
    [entity],
  );
  const look = useCallback(
    async (body: object): Promise<readonly object[]> => {
      looked.current = keyOf(body);
      const rows = await findSimilar(client, entity, body, { id }).catch(() => []);
      if (looked.current === keyOf(body)) setFound(rows);
      return rows;
    },
    [client, entity, id, keyOf],
  );
  const isMaking = id === undefined && entity.form.similar !== undefined;
  const looks = isMaking || (entity.form.similar !== undefined && entity.paths.merge !== undefined);
  useFocusLeft(
    formId,
    useCallback(() => {
      if (looks && keyOf(current()) !== looked.current) void look(current());
    }, [looks, keyOf, current, look]),
  );
  const ask = useCallback(
    async (edited: object): Promise<boolean> => {
      if (!isMaking || keyOf(edited) === agreed.current) return true;
      const rows = await look(edited);
      if (rows.length === 0) return true;
      setAsked(rows);
      const isYes = await new Promise<boolean>((answer) => {
        resolve.current = answer;
      });
      if (isYes) agreed.current = keyOf(edited);
      return isYes;
    },
    [isMaking, keyOf, look],
  );
  const answer = useCallback((isYes: boolean) => {
    setAsked(undefined);
    resolve.current?.(isYes);
  }, []);
  return useMemo(() => ({ found, asked, answer, ask }), [found, asked, answer, ask]);
}
