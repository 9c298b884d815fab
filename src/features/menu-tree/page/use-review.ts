import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuFault } from '../model/faults.ts';
import type { MenuEditing } from './use-menu-editing.ts';
import { type MenuFaults, refusalOf } from './use-menu-faults.ts';
import type { OpenItem } from './use-open-item.ts';
import type { Publishing } from './use-publishing.ts';

/** The review of what will be published, before it is. */
export interface Review {
  isOpen: boolean;
  /** Opens it, unless something is wrong with the menu: then that is said, and shown at its item. */
  begin(): void;
  /** What the save button and Ctrl+S do: open it, and publish once it is open. */
  submit(): void;
  /** Opens it before the page is left; answers whether all is published once it ends. */
  saveToLeave(): Promise<boolean>;
  publish(): void;
  /** Ends it; `isDone`: all is published. */
  end(isDone: boolean): void;
}

/** Leads from changes to their publish. */
export function useReview(
  { edit: { session, failureToast }, marks }: MenuEditing,
  { publish: send }: Publishing,
  { own }: MenuFaults,
  { openId, open: openItem }: OpenItem,
): Review {
  const { t } = useTranslation();
  const { show, dismiss } = failureToast;
  const [isOpen, setOpen] = useState(false);
  const onEnd = useRef<(isDone: boolean) => void>(undefined);
  const first = useMemo(() => nearest(own, openId, marks), [own, openId, marks]);
  const isFaulty = first !== undefined;
  // Once all is corrected, the message goes.
  useEffect(() => {
    if (!isFaulty) dismiss();
  }, [isFaulty, dismiss]);
  const open = useCallback((): boolean => {
    if (!session.isDirty()) return false;
    if (first) {
      show(t(refusalOf(first.code)));
      openItem(first.id, true);
      return false;
    }
    dismiss();
    setOpen(true);
    return true;
  }, [session, first, show, dismiss, openItem, t]);
  const begin = useCallback(() => void open(), [open]);
  const end = useCallback((isDone: boolean) => {
    setOpen(false);
    onEnd.current?.(isDone);
    onEnd.current = undefined;
  }, []);
  const publish = useCallback(() => {
    // Whether it is refused or done, what is to say stands on the page; only what failed is said in the review.
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
  return { isOpen, begin, submit, saveToLeave, publish, end };
}

/** The fault to be shown: of the item that is open, else of one that the user changed, else the first of the page. */
function nearest(
  faults: readonly MenuFault[],
  openId: string | undefined,
  changed: MenuEditing['marks'],
): MenuFault | undefined {
  return faults.find(({ id }) => id === openId) ?? faults.find(({ id }) => changed.has(id)) ?? faults[0];
}
