import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError, type FieldFault } from '../../contract/api-error.ts';
import type { Entity } from '../../contract/entity.ts';
import { type FormError, schemaOfFaults, summaryOf, summaryOfFaults } from '../form/form-errors.ts';
import { FormIndex } from '../form/form-index.ts';
import { useText } from '../text/use-text.ts';

const NONE: ErrorSchema = {};

/** What is wrong with what is edited: found by the form, or by the service. */
export function useFaults(entity: Entity) {
  const { t } = useTranslation();
  const text = useText();
  const index = useMemo(() => new FormIndex(entity.form), [entity]);
  const [found, setFound] = useState<readonly FieldFault[]>([]);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const faults = useMemo(
    () => (found.length === 0 ? NONE : schemaOfFaults(found, index, t, text)),
    [found, index, t, text],
  );

  /**
   * Whether any fault was shown since all were cleared. A state would be a moment behind what is shown while one types.
   */
  const isShown = useRef(false);
  /**
   * A field was changed (undefined: any may have been): a fault holds for the value that was sent, the next save checks again.
   */
  const forgetField = useCallback((fieldId: string | undefined) => {
    // React is asked only when there may be something to forget: a question for every key would be a drawing for every
    // key.
    if (!isShown.current) return;
    setFound((before) => kept(before, ({ path }) => !isWithin(`field.${path}`, fieldId)));
    if (fieldId !== undefined) setErrors((before) => kept(before, ({ id }) => !isWithin(id, fieldId)));
  }, []);
  const clear = useCallback(() => {
    isShown.current = false;
    setFound([]);
    setErrors([]);
  }, []);
  const refuse = useCallback(
    (refused: readonly RJSFValidationError[]) => {
      isShown.current = true;
      setErrors(summaryOf(refused, index));
      setAttempt((count) => count + 1);
    },
    [index],
  );
  const refuseByService = useCallback(
    (error: unknown) => {
      const fields = error instanceof ApiError ? error.fields : [];
      isShown.current = true;
      setFound(fields);
      setErrors(summaryOfFaults(fields, index, t, text));
      setAttempt((count) => count + 1);
    },
    [index, t, text],
  );
  /** Shows a fault at its field while nothing is being saved, and takes no focus. */
  const note = useCallback((fault: FieldFault) => {
    isShown.current = true;
    startTransition(() => setFound((before) => [...before.filter(({ path }) => path !== fault.path), fault]));
  }, []);
  /** What the service found wrong that no field of the form can show. */
  const unplaced = useCallback(
    (error: unknown): readonly FieldFault[] =>
      error instanceof ApiError ? error.fields.filter(({ path }) => !index.find(path)) : [],
    [index],
  );
  /** Whether every fault of a failed save has its field on the form, and is shown there. */
  const showsAllOf = useCallback(
    (error: unknown) => error instanceof ApiError && error.fields.length > 0 && unplaced(error).length === 0,
    [unplaced],
  );
  return { faults, errors, attempt, forgetField, clear, refuse, refuseByService, note, showsAllOf, unplaced };
}

/** Whether a control is the one that was changed, or stands in it (`field.extIds.0.extId` in `field.extIds`). */
function isWithin(id: string, changed: string | undefined): boolean {
  return changed === undefined || id === changed || id.startsWith(`${changed}.`);
}

/** The same list where nothing goes, so that nothing is drawn again. */
function kept<Item>(items: readonly Item[], stays: (item: Item) => boolean): readonly Item[] {
  return items.every(stays) ? items : items.filter(stays);
}
