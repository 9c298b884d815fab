import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Entity } from '../../contract/entity.ts';
import { findDuplicate } from '../form/find-duplicates.ts';
import { useFocusLeft } from '../form/use-focus-left.ts';
import { isSame, textAt, valueAt } from '../values/values.ts';
import type { Editing } from './use-editing.ts';

/**
 * Tells of a value that another one has already as soon as its field is left (specification §5). What cannot be looked
 * for is told on saving.
 */
export function useDuplicateNote(formId: string, entity: Entity, id: string | undefined, editing: Editing): void {
  const client = useQueryClient();
  const looked = useRef('');
  const { session, note } = editing;
  const look = useCallback(async (): Promise<void> => {
    const fields = Object.values(entity.form.unique?.parameters ?? {});
    const { base, value: edited } = session.get();
    const key = fields.map((field) => textAt(edited, field)).join('\n');
    if (key === looked.current || fields.every((field) => isSame(valueAt(base, field), valueAt(edited, field)))) return;
    looked.current = key;
    const fault = await findDuplicate(client, entity, { id, base, edited });
    const isStill = fields.every((field) => isSame(valueAt(session.getValue(), field), valueAt(edited, field)));
    if (fault && isStill) note(fault);
  }, [client, entity, id, session, note]);
  useFocusLeft(
    formId,
    useCallback(() => {
      look().catch(() => {
        looked.current = '';
      });
    }, [look]),
  );
}
