import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, type RefObject, useEffect, useState } from 'react';

/** Writing on the whole window: everything else is out of sight and out of reach. */
export interface FullScreen {
  isFull: boolean;
  toggle(): void;
  /** For the element: sheets over the text take their Escape first. */
  onKeyDown(event: KeyboardEvent): void;
}

/** Lets an element take the whole window, by F11 and by `toggle`; Escape leaves it. */
export function useFullScreen(surface: RefObject<HTMLElement | null>, editor: Editor): FullScreen {
  const [isFull, setFull] = useState(false);
  const onKeyDown = (event: KeyboardEvent): void => {
    const isLeaving = event.key === 'Escape' && isFull;
    if (event.key !== 'F11' && !isLeaving) return;
    event.preventDefault();
    event.stopPropagation();
    setFull(!isFull);
  };
  useEffect(() => {
    const element = surface.current;
    if (!isFull || !element) return undefined;
    const others = around(element).filter((one) => !one.inert);
    const { overflow } = document.documentElement.style;
    for (const one of others) one.inert = true;
    document.documentElement.style.overflow = 'hidden';
    keepInSight(editor);
    return () => {
      for (const one of others) one.inert = false;
      document.documentElement.style.overflow = overflow;
      keepInSight(editor);
    };
  }, [surface, editor, isFull]);
  return { isFull, toggle: () => setFull(!isFull), onKeyDown };
}

/** The page is of another height now; the cursor stays in sight. */
function keepInSight(editor: Editor): void {
  if (!editor.isDestroyed && editor.isFocused) editor.commands.scrollIntoView();
}

/** Everything beside an element, up to the page; what is opened over it later is not among them. */
function around(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let one: HTMLElement | null = element; one && one !== document.body; one = one.parentElement) {
    for (const other of one.parentElement?.children ?? [])
      if (other !== one && other instanceof HTMLElement && !other.closest('[data-react-aria-top-layer]'))
        found.push(other);
  }
  return found;
}
