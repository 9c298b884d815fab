import type { ErrorSchema, RJSFValidationError } from '@rjsf/utils';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import type { Entity } from '../../contract/entity.ts';
import { FormIndex } from '../form/form-index.ts';
import { useText } from '../text.ts';
import { valuesOf } from '../values.ts';
import { changedFields } from './changes.ts';
import { type FormError, schemaOfFaults, summaryOf, summaryOfFaults } from './form-errors.ts';

const NO_FAULTS: ErrorSchema = {};

/** The state of one editor: what was read, what it has become, and what is wrong with it. */
export function useEditing(entity: Entity, initial: object) {
  const { t } = useTranslation();
  const text = useText();
  const index = useMemo(() => new FormIndex(entity.form), [entity]);
  const [base, setBase] = useState(initial);
  /** What the form starts from; it keeps its own state from there, so that a key costs no more than its field. */
  const [start, setStart] = useState(initial);
  const [edited, setEdited] = useState(initial);
  const latest = useRef(initial);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [errors, setErrors] = useState<readonly FormError[]>([]);
  const [attempt, setAttempt] = useState(0);
  const changes = useMemo(() => changedFields(entity.form, base, edited), [entity, base, edited]);

  const change = useCallback((values: object, fieldId: string | undefined) => {
    latest.current = values;
    startTransition(() => {
      setEdited(values);
      // A fault holds for the value that was sent; once it is changed, the next save tells.
      if (fieldId !== undefined) setErrors((before) => before.filter(({ id }) => id !== fieldId));
      setFaults(NO_FAULTS);
    });
  }, []);
  /** Starts anew from a body; gives what was edited until then. */
  const restart = useCallback((body: object): object => {
    const former = latest.current;
    latest.current = body;
    setBase(body);
    // A copy: the form starts anew even from the body that it started from before.
    setStart({ ...body });
    setEdited(body);
    setFaults(NO_FAULTS);
    setErrors([]);
    return former;
  }, []);
  /** Puts values back into the form, as changes of what it stands on now. */
  const resume = useCallback((values: object) => {
    latest.current = values;
    setStart({ ...values });
    setEdited(values);
  }, []);
  /** Whether there are changes right now: what is on screen may be a moment behind. */
  const isDirty = useCallback(() => changedFields(entity.form, base, latest.current).length > 0, [entity, base]);
  /** Whether every fault of a failed save has its field on the form, and is told there. */
  const tells = useCallback(
    (error: unknown) =>
      error instanceof ApiError && error.fields.length > 0 && error.fields.every(({ path }) => index.find(path)),
    [index],
  );
  /** What was sent has become `body`. Whatever was typed meanwhile stays, as a change of it. */
  const accept = useCallback(
    (sent: object, body: object) => {
      if (latest.current === sent) restart(body);
      else setBase(body);
    },
    [restart],
  );
  // What was read may be read again while nothing is edited yet: from the cache first, then from the service.
  const read = useRef(initial);
  useEffect(() => {
    if (read.current === initial) return;
    read.current = initial;
    startTransition(() => {
      if (!isDirty()) restart(initial);
    });
  }, [initial, isDirty, restart]);
  const refuse = useCallback(
    (found: readonly RJSFValidationError[]) => {
      setErrors(summaryOf(found, index));
      setAttempt((count) => count + 1);
    },
    [index],
  );
  const refuseByService = useCallback(
    (error: unknown) => {
      const fields = error instanceof ApiError ? error.fields : [];
      setFaults(schemaOfFaults(fields, index, t, text));
      setErrors(summaryOfFaults(fields, index, t, text));
      setAttempt((count) => count + 1);
    },
    [index, t, text],
  );
  return {
    base,
    start: valuesOf(start),
    changes,
    isDirty,
    tells,
    faults,
    errors,
    attempt,
    change,
    restart,
    resume,
    accept,
    refuse,
    refuseByService,
  };
}
