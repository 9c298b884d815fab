import type { ErrorSchema } from '@rjsf/utils';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../contract/api-error.ts';
import type { Entity } from '../../contract/entity.ts';
import { useActiveSite } from '../active-site.ts';
import { useSingleFlight } from '../calls/use-single-flight.ts';
import { useUnsavedWork } from '../edit-session/unsaved-work.ts';
import { useSiteCheck } from '../edit-session/use-site-check.ts';
import { bodyToSend } from '../entity/body-to-send.ts';
import { made } from '../entity/entity-kinds.ts';
import { initialBody } from '../entity/initial-body.ts';
import { findDuplicate } from '../form/find-duplicates.ts';
import { focusFirstWrong } from '../form/focus-first-wrong.ts';
import { schemaOfFaults } from '../form/form-errors.ts';
import { FormIndex } from '../form/form-index.ts';
import { recordSession } from '../form/record-kind.ts';
import { useSimilar } from '../form/use-similar.ts';
import { failureText } from '../text/failure-text.ts';
import { useText } from '../text/use-text.ts';
import { splitName } from '../values/split-name.ts';
import { type Values, valuesOf, without } from '../values/values.ts';

const NO_FAULTS: ErrorSchema = {};

/**
 * A new thing in its form: what it starts from, what is wrong with it, and its creation, which asks about others that
 * look like it and refuses while another tab works on another site, as an editor does. `formId` is the id of the form
 * element.
 */
export function useCreateRelated(entity: Entity, name: string, onMade: (body: object) => void, formId: string) {
  const { t } = useTranslation();
  const text = useText();
  const { instanceId } = useActiveSite();
  const { mutateAsync } = useCreate(entity);
  const { refuses, isRefused: isMoved } = useSiteCheck();
  const start = useMemo(() => namedStart(entity, name, instanceId), [entity, name, instanceId]);
  const [session] = useState(() => recordSession(entity.form, start));
  const [isChecking, setChecking] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [failure, setFailure] = useState<string>();
  const { isUnderWay: isSaving, isFree, alone } = useSingleFlight();
  const similar = useSimilar(formId, entity, undefined, session.getValue);
  const { ask } = similar;
  const { isDirty } = session;
  useUnsavedWork(isDirty);
  useEffect(() => session.subscribe(() => setFaults(NO_FAULTS)), [session]);
  const refuse = useCallback(() => {
    setChecking(true);
    focusFirstWrong(formId);
  }, [formId]);
  const fail = useCallback(
    (error: unknown): void => {
      const fields = error instanceof ApiError ? error.fields : [];
      setFaults(schemaOfFaults(fields, new FormIndex(entity.form), t, text));
      setFailure(failureText(t, error));
      focusFirstWrong(formId);
    },
    [entity, t, text, formId],
  );
  const save = useCallback((): void => {
    if (!isFree() || refuses()) return;
    setFailure(undefined);
    const edited = session.getValue();
    const make = async (): Promise<void> => {
      if (await ask(edited)) onMade(await mutateAsync({ start, edited }));
    };
    alone(make).catch(fail);
  }, [session, mutateAsync, start, onMade, isFree, alone, refuses, ask, fail]);
  return { session, refuse, save, isDirty, isChecking, faults, failure, isSaving, isMoved, similar };
}

/** Creates it, unless it has a value that must be unique and that another one has (specification §5). */
function useCreate(entity: Entity) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async ({ start, edited }: { start: object; edited: object }): Promise<object> => {
      const duplicate = await findDuplicate(client, entity, { id: undefined, base: start, edited });
      if (duplicate) throw new ApiError('http', 409, 'duplicate', [duplicate]);
      return made(entity).create(without(bodyToSend(entity.form, start, edited), entity.readOnly), {});
    },
  });
}

/**
 * A new body, called by the name that was looked for in vain: in its title, or in the first text of its form where
 * nobody writes the title.
 */
function namedStart(entity: Entity, name: string, instanceId: string): Values {
  const { sections, wholeName: whole } = entity.form;
  const start = initialBody(entity, instanceId);
  const fields = sections.flatMap((section) => section.fields).filter(({ widget }) => widget === 'text');
  if (whole && fields.some(({ field }) => field === whole.last)) {
    const { first, last } = splitName(name);
    return valuesOf({ ...start, [whole.first]: first, [whole.last]: last });
  }
  const named = (fields.find(({ field }) => field === entity.title) ?? fields[0])?.field;
  return valuesOf({ ...start, ...(named !== undefined && !named.includes('.') ? { [named]: name } : {}) });
}
