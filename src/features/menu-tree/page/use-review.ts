import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useComplaint } from '../../../engine/editor/use-complaint.ts';
import { PAGE_TITLE } from '../../../ui/page-header.tsx';
import { toast } from '../../../ui/toast-queue.ts';
import type { MenuEditing } from './use-menu-editing.ts';
import { type MenuFaults, refusalOf } from './use-menu-faults.ts';
import type { OpenItem } from './use-open-item.ts';
import type { Publishing } from './use-publishing.ts';

/** The look at what will be published, before it is. */
export interface Review {
  isOpen: boolean;
  /** Opens it, unless something is wrong with the menu: then that is told, and shown at its item. */
  begin(): void;
  /** What the save button and Ctrl+S do: open it, and publish once it is open. */
  submit(): void;
  publish(): void;
  close(): void;
  /** Takes all changes back; that can be undone. */
  reset(): void;
}

/** Leads from changes to their publish or their reset. */
export function useReview(
  { isDirty, reset: takeBack, steps }: MenuEditing,
  { publish: send, forget }: Publishing,
  { own }: MenuFaults,
  openItem: OpenItem['open'],
): Review {
  const { t } = useTranslation();
  const { complain, hush } = useComplaint();
  const [isOpen, setOpen] = useState(false);
  const [first] = own;
  const begin = useCallback(() => {
    if (!isDirty()) return;
    if (first) {
      complain(t(refusalOf(first.code)));
      openItem(first.id, true);
      return;
    }
    hush();
    setOpen(true);
  }, [isDirty, first, complain, hush, openItem, t]);
  const publish = useCallback(() => {
    // Whether it is refused or done, what is to say stands on the page; only what failed is told in the look at it.
    void send().then((end) => {
      if (end !== 'failed') setOpen(false);
    });
  }, [send]);
  const submit = useCallback(() => (isOpen ? publish() : begin()), [isOpen, publish, begin]);
  const close = useCallback(() => setOpen(false), []);
  const reset = useCallback(() => {
    takeBack();
    forget();
    hush();
    toast('info', t('messages.changesReset'), { label: t('history.undo'), onPress: steps.undo });
    // The bar that was pressed goes with the changes.
    requestAnimationFrame(() => document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true }));
  }, [takeBack, forget, hush, steps, t]);
  return { isOpen, begin, submit, publish, close, reset };
}
