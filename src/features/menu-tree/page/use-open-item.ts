import { useCallback, useState } from 'react';
import { TITLE_FIELD } from '../item/item-fields.tsx';

/** The item that is open beside the tree. */
export interface OpenItem {
  openId: string | undefined;
  /** Opens one; `isByKey`: the focus goes into the panel, to what is wrong there, else to the title. */
  open(id: string, isByKey: boolean): void;
  close(): void;
}

/** Keeps which item is open. */
export function useOpenItem(): OpenItem {
  const [openId, setOpenId] = useState<string>();
  const open = useCallback((id: string, isByKey: boolean) => {
    setOpenId(id);
    if (isByKey) requestAnimationFrame(focusPanel);
  }, []);
  const close = useCallback(() => setOpenId(undefined), []);
  return { openId, open, close };
}

function focusPanel(): void {
  const title = document.getElementById(TITLE_FIELD);
  const wrong = title?.closest('section')?.querySelector<HTMLElement>('[aria-invalid="true"]');
  (wrong ?? title)?.focus();
}
