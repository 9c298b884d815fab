import { useEffect } from 'react';
import { PAGE_TITLE } from '../../ui/page-header.tsx';

/** How long whoever took an element away has to move the focus, in milliseconds: dialogs and menus give it back, rows pass it on. */
const GRACE = 150;
const FOCUSABLE =
  ':is(a[href], button, input:not([type="hidden"]), select, textarea, [tabindex="0"]):not(:disabled, [tabindex="-1"], [hidden] *)';

/**
 * Keeps the focus from falling to nowhere when what has it goes away, as a button does that takes the last filter off: it goes to what is left around
 * that, at the latest to the page's heading.
 */
export function useFocusKept(): void {
  useEffect(() => {
    let around: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = ({ target }: FocusEvent): void => {
      around = target instanceof Element ? ancestorsOf(target) : [];
    };
    const isLost = (): boolean => around[0]?.isConnected === false && document.activeElement === document.body;
    const observer = new MutationObserver(() => {
      if (timer !== undefined || !isLost()) return;
      timer = setTimeout(() => {
        timer = undefined;
        if (isLost()) homeOf(around)?.focus({ preventScroll: true });
      }, GRACE);
    });
    document.addEventListener('focusin', hold);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', hold);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

function ancestorsOf(element: Element): Element[] {
  return [element, ...(element.parentElement ? ancestorsOf(element.parentElement) : [])];
}

/** The first control of what is left around an element; the page's heading where that would be anywhere on the page. */
function homeOf(around: readonly Element[]): HTMLElement | null {
  const title = document.getElementById(PAGE_TITLE);
  for (const element of around.filter(({ isConnected }) => isConnected)) {
    if (element === document.body || element.contains(title)) break;
    const control = [...element.querySelectorAll<HTMLElement>(FOCUSABLE)].find(
      (one) => one.checkVisibility?.() ?? true,
    );
    if (control) return control;
  }
  return title;
}
