import { useCallback, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressOfPart } from '../addresses.ts';
import { firstPlaced, focusFault } from '../workspace/fault-place.ts';
import { useLayoutScope } from '../workspace/layout-scope.tsx';
import { isIncomplete, NO_FAULTS, ownFaults, type PartFaults, refusedFaults } from '../workspace/part-faults.ts';
import type { LayoutEditing } from '../workspace/use-layout-editing.ts';
import type { Publishing } from './use-publishing.ts';

/** The review of what will be published, before it is. */
export interface Review {
  isOpen: boolean;
  /** What is wrong with the layout, of the last try to save it. */
  faults: PartFaults;
  /** What the service found wrong with it. */
  refused: PartFaults;
  /** Whether a save was refused since all was well. */
  isChecking: boolean;
  /** Opens it, unless something is wrong: then that is said, and shown where it is. */
  begin(): void;
  /** What the save button and Ctrl+S do: open it, and publish once it is open. */
  submit(): void;
  /** Opens it before the page is left; answers whether all is published once it ends. */
  saveToLeave(): Promise<boolean>;
  publish(): void;
  /** Ends it; `isDone`: all is published. Otherwise what the service refused is opened, if it did. */
  end(isDone: boolean): void;
  /** Ends it for one goes to mend something. */
  leave(): void;
  /** All changes were taken back. */
  forget(): void;
}

/** Leads from changes to their publish. */
export function useReview(
  { edit: { session, failureToast }, base, layout }: LayoutEditing,
  { publish: send, refusal, forget: forgetRefusal }: Publishing,
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
  const refused = useMemo(() => refusedFaults(refusal, layout), [refusal, layout]);
  const faults = own.size > 0 ? own : refused;
  /** Opens the first thing that is wrong, at its field. */
  const lead = useCallback(
    (found: PartFaults): void => {
      const now = session.getValue();
      const first = firstPlaced(found, now);
      if (!first) return;
      void navigate(addressOfPart(now, first.id));
      focusFault(now, first.id, first.path);
    },
    [navigate, session],
  );
  const open = useCallback((): boolean => {
    if (!session.isDirty()) return false;
    const value = session.getValue();
    const found = ownFaults(scope, session.get().base, value);
    setChecking(found.size > 0);
    if (found.size > 0) {
      show(t(isIncomplete(found) ? 'messages.requiredFieldEmpty' : 'messages.invalidDataComposition'));
      lead(found);
      return false;
    }
    dismiss();
    setOpen(true);
    return true;
  }, [session, scope, show, dismiss, lead, t]);
  const begin = useCallback(() => void open(), [open]);
  const close = useCallback((isDone: boolean) => {
    setOpen(false);
    onEnd.current?.(isDone);
    onEnd.current = undefined;
  }, []);
  const leave = useCallback(() => close(false), [close]);
  const end = useCallback(
    (isDone: boolean) => {
      close(isDone);
      if (!isDone) lead(refused);
    },
    [close, lead, refused],
  );
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
    forgetRefusal();
  }, [forgetRefusal]);
  return { isOpen, faults, refused, isChecking, begin, submit, saveToLeave, publish, end, leave, forget };
}
