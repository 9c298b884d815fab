import { useCallback, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { TITLE_FIELD } from '../item/item-fields.tsx';

/** The item that is open beside the tree. */
export interface OpenItem {
  openId: string | undefined;
  /** Opens one; `isByKey`: the focus goes into the panel, to what is wrong there, else to the title. */
  open(id: string, isByKey: boolean): void;
  close(): void;
}

/** The parameter of the page's address that names an item to be opened. */
const ASKED = 'open';

/** Keeps which item is open: at first, and whenever the address changes, the one that the address asks for. */
export function useOpenItem(): OpenItem {
  const [address] = useSearchParams();
  const asked = address.get(ASKED) ?? undefined;
  const [openId, setOpenId] = useState(asked);
  const [followed, setFollowed] = useState(asked);
  if (asked !== followed) {
    setFollowed(asked);
    setOpenId(asked);
  }
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
