import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureToast } from '../../../engine/edit-session/use-failure-toast.ts';
import { PAGE_TITLE } from '../../../ui/page-header.tsx';
import type { MenuFault } from '../model/faults.ts';
import { useUndoOffer } from '../tree/use-undo-offer.ts';
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
  { groups, marks, isDirty, reset: takeBack, steps }: MenuEditing,
  { publish: send, forget }: Publishing,
  { own }: MenuFaults,
  { openId, open: openItem }: OpenItem,
): Review {
  const { t } = useTranslation();
  const { complain, hush } = useFailureToast();
  const [isOpen, setOpen] = useState(false);
  const offerUndo = useUndoOffer(groups, steps.undo);
  const first = useMemo(() => nearest(own, openId, marks), [own, openId, marks]);
  const isFaulty = first !== undefined;
  // Once all is mended there is nothing to complain of.
  useEffect(() => {
    if (!isFaulty) hush();
  }, [isFaulty, hush]);
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
    offerUndo(t('messages.changesReset'));
    // The bar that was pressed goes with the changes.
    requestAnimationFrame(() => document.getElementById(PAGE_TITLE)?.focus({ preventScroll: true }));
  }, [takeBack, forget, hush, offerUndo, t]);
  return { isOpen, begin, submit, publish, close, reset };
}

/** The fault to be shown: of the item that is open, else of one that the user changed, else the first of the page. */
function nearest(
  faults: readonly MenuFault[],
  openId: string | undefined,
  changed: MenuEditing['marks'],
): MenuFault | undefined {
  return faults.find(({ id }) => id === openId) ?? faults.find(({ id }) => changed.has(id)) ?? faults[0];
}
