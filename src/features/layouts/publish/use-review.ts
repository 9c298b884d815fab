import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SiteLayout } from '../../../../generated/model/index.ts';
import { ApiError } from '../../../contract/api-error.ts';
import { addressOfPart } from '../addresses.ts';
import { useLayoutScope } from '../workspace/layout-scope.tsx';
import { faultsByPart, isIncomplete, NO_FAULTS, ownFaults, type PartFaults } from '../workspace/part-faults.ts';
import type { LayoutEditing } from '../workspace/use-layout-editing.ts';
import type { Publishing } from './use-publishing.ts';

/** The review of what will be published, before it is. */
export interface Review {
  isOpen: boolean;
  /** What is wrong with the layout, of the last try to save it. */
  faults: PartFaults;
  /** Whether a save was refused since all was well. */
  isChecking: boolean;
  /** Opens it, unless something is wrong: then that is said, and shown where it is. */
  begin(): void;
  /** What the save button and Ctrl+S do: open it, and publish once it is open. */
  submit(): void;
  /** Opens it before the page is left; answers whether all is published once it ends. */
  saveToLeave(): Promise<boolean>;
  publish(): void;
  /** Ends it; `isDone`: all is published. */
  end(isDone: boolean): void;
  /** All changes were taken back. */
  forget(): void;
}

/** Leads from changes to their publish. */
export function useReview(
  { edit: { session, failureToast }, base, layout }: LayoutEditing,
  { publish: send, cause, forget: forgetCause }: Publishing,
): Review {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const scope = useLayoutScope();
  const { show, dismiss } = failureToast;
  const [isOpen, setOpen] = useState(false);
  const [isChecking, setChecking] = useState(false);
  const onEnd = useRef<(isDone: boolean) => void>(undefined);
  const own = useMemo(
    () => (isChecking ? ownFaults(scope, base, layout) : NO_FAULTS),
    [isChecking, scope, base, layout],
  );
  const refused = useMemo(() => refusedOf(cause, layout), [cause, layout]);
  const faults = own.size > 0 ? own : refused;
  const open = useCallback((): boolean => {
    if (!session.isDirty()) return false;
    const value = session.getValue();
    const found = ownFaults(scope, session.get().base, value);
    setChecking(found.size > 0);
    const [first] = found.keys();
    if (first !== undefined) {
      show(t(isIncomplete(found) ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition'));
      void navigate(addressOfPart(value, first));
      return false;
    }
    dismiss();
    setOpen(true);
    return true;
  }, [session, scope, show, dismiss, navigate, t]);
  const begin = useCallback(() => void open(), [open]);
  const end = useCallback((isDone: boolean) => {
    setOpen(false);
    onEnd.current?.(isDone);
    onEnd.current = undefined;
  }, []);
  const publish = useCallback(() => {
    void send().then((how) => {
      if (how !== 'failed') end(how === 'done');
    });
  }, [send, end]);
  const submit = useCallback(() => (isOpen ? publish() : begin()), [isOpen, publish, begin]);
  const saveToLeave = useCallback(async (): Promise<boolean> => {
    if (!open()) return !session.isDirty();
    return new Promise((resolve) => {
      onEnd.current = resolve;
    });
  }, [open, session]);
  const forget = useCallback(() => {
    setChecking(false);
    forgetCause();
  }, [forgetCause]);
  return { isOpen, faults, isChecking, begin, submit, saveToLeave, publish, end, forget };
}

const refusedOf = (cause: unknown, layout: SiteLayout): PartFaults =>
  cause instanceof ApiError && cause.fields.length > 0 ? faultsByPart(layout, cause.fields) : NO_FAULTS;
