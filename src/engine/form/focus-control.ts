import { afterPaint } from '../loading/after-paint.ts';

const CONTROL = 'input:not([type="hidden"]), textarea, select, button, [contenteditable="true"], [tabindex="0"]';

/** The control of an id. A group's is its first one; a part without a control has that of what it is a part of. */
function controlOf(id: string): HTMLElement | null {
  const element = document.getElementById(id);
  if (element) return element.matches(CONTROL) ? element : (element.querySelector<HTMLElement>(CONTROL) ?? element);
  const end = id.lastIndexOf('.');
  return end < 0 ? null : controlOf(id.slice(0, end));
}

/** Puts the focus on a control of the form. */
export function focusControl(id: string): void {
  const control = controlOf(id);
  control?.scrollIntoView?.({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** What a user does: the focus is theirs from then on. */
const ACTS = ['keydown', 'pointerdown'] as const;

/**
 * Puts the focus on a control of a form that may stand on a page yet to come, once it is drawn and the page has settled: a dialog that closes
 * gives its focus back first. It is called off by whatever the user does before.
 */
export function focusOnceDrawn(formId: string, id: string): void {
  const isDrawn = (): boolean => document.getElementById(formId) !== null && controlOf(id) !== null;
  let callOff = (): void => undefined;
  const end = (): void => {
    observer.disconnect();
    for (const act of ACTS) removeEventListener(act, giveUp, true);
  };
  const giveUp = (): void => {
    callOff();
    end();
  };
  const look = (): void => {
    if (!isDrawn()) return;
    observer.disconnect();
    callOff = afterPaint(() => {
      end();
      focusControl(id);
    });
  };
  const observer = new MutationObserver(look);
  observer.observe(document.body, { childList: true, subtree: true });
  for (const act of ACTS) addEventListener(act, giveUp, true);
  look();
}
