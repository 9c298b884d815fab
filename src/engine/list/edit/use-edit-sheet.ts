import type { ErrorSchema } from '@rjsf/utils';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../contract/api-error.ts';
import type { Action, FieldDefinition, StoredEntity } from '../../../contract/entity.ts';
import { toast } from '../../../ui/toast-queue.ts';
import { useSingleFlight } from '../../calls/use-single-flight.ts';
import { useUnsavedWork } from '../../edit-session/unsaved-work.ts';
import { useSiteCheck } from '../../edit-session/use-site-check.ts';
import { runAction, successOfAction } from '../../entity/actions.ts';
import { type DoneThing, useUndoOffer } from '../../entity/undo-action.ts';
import { focusFirstWrong } from '../../form/focus-first-wrong.ts';
import { schemaOfFaults } from '../../form/form-errors.ts';
import { FormIndex } from '../../form/form-index.ts';
import { recordSession } from '../../form/record-kind.ts';
import { failureText } from '../../text/failure-text.ts';
import { useText } from '../../text/use-text.ts';
import { fits } from '../../values/fits.ts';
import { isEmpty, isEqual, valueAt } from '../../values/values.ts';
import { valuesToSet } from './fields-alone.ts';

const NO_FAULTS: ErrorSchema = {};

/** What an edit sheet is for: one thing, which it saves itself, or many, which an order is given for. */
export interface EditSheetWork {
  /** The values that the form starts from. */
  start: object;
  /** The fields that the form shows now. */
  fields: readonly FieldDefinition[];
  /** The one thing; undefined for many. */
  thing: DoneThing | undefined;
  formId: string;
  onOrder(action: Action): void;
  onDone(): void;
}

/** The form of an edit sheet: what is typed, what is wrong with it, and its save. A refusal leaves everything as it was typed. */
export function useEditSheet(entity: StoredEntity, work: EditSheetWork) {
  const { start, fields, thing, formId, onOrder, onDone } = work;
  const { t } = useTranslation();
  const text = useText();
  const [session] = useState(() => recordSession(entity.form, start));
  const [isChecking, setChecking] = useState(false);
  const [faults, setFaults] = useState(NO_FAULTS);
  const [failure, setFailure] = useState<string>();
  const [emptied, setEmptied] = useState<readonly FieldDefinition[]>();
  const { refuses, isRefused: isMoved } = useSiteCheck();
  const { isUnderWay: isSaving, isFree, alone } = useSingleFlight();
  const changeOne = useChangeOne(entity);
  const { isDirty } = session;
  useUnsavedWork(isDirty);
  useEffect(() => session.subscribe(() => setFaults(NO_FAULTS)), [session]);
  const refuse = useCallback(() => {
    setChecking(true);
    focusFirstWrong(formId);
  }, [formId]);
  const fail = (error: unknown): void => {
    const told = error instanceof ApiError ? error.fields : [];
    setFaults(schemaOfFaults(told, new FormIndex(entity.form), t, text));
    setFailure(failureText(t, error));
    focusFirstWrong(formId);
  };
  /** Without what is hidden: that keeps its value. */
  const shown = () => fields.filter(({ when }) => fits(when, session.getValue()));
  /** What of many would be emptied is asked about first: a field may have been left empty by mistake. */
  const submit = (): void => {
    const empty = shown().filter(({ field }) => isEmpty(valueAt(session.getValue(), field)));
    if (thing === undefined && empty.length > 0) setEmptied(empty);
    else save();
  };
  const save = (): void => {
    setEmptied(undefined);
    if (!isFree() || refuses()) return;
    setFailure(undefined);
    const edited = session.getValue();
    const isSet = ({ field }: FieldDefinition): boolean =>
      thing === undefined || !isEqual(valueAt(edited, field), valueAt(start, field));
    const set = valuesToSet(shown().filter(isSet), edited);
    const said = t('lists.edit.open');
    const action: Action = { name: 'edit', label: { en: said, sv: said }, text: { en: said, sv: said }, set };
    if (!thing) onOrder(action);
    else if (Object.keys(set).length === 0) onDone();
    else alone(() => changeOne(action, thing)).then(onDone, fail);
  };
  const question = { emptied, confirm: save, stay: () => setEmptied(undefined) };
  return { session, submit, question, refuse, isDirty, isChecking, faults, failure, isSaving, isMoved };
}

/** Changes one thing, and says so with the way back. Rejects with ApiError. */
function useChangeOne(entity: StoredEntity): (action: Action, thing: DoneThing) => Promise<void> {
  const { t } = useTranslation();
  const text = useText();
  const client = useQueryClient();
  const offerUndo = useUndoOffer(entity);
  const { mutateAsync } = useMutation({
    mutationFn: async ({ action, thing }: { action: Action; thing: DoneThing }) => {
      let before: object | undefined;
      const after = await runAction(entity, action, thing.id, client, { whenRead: (body) => (before = body) });
      return before && after && { before, after };
    },
  });
  return async (action, thing) => {
    const change = await mutateAsync({ action, thing });
    toast('success', successOfAction(action, { t, text }), offerUndo(action, [{ ...thing, change }]));
  };
}
