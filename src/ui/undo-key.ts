/** Whether a key press asks for the last step to be undone: Ctrl+Z, on a Mac Cmd+Z. */
export function isUndoKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return key.toLowerCase() === 'z' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

const PRESSED: ReadonlySet<string> = new Set([
  'checkbox',
  'radio',
  'button',
  'submit',
  'reset',
  'range',
  'color',
  'file',
]);

/** Whether keys belong to a text that is being written, or to a dialog over the page. */
export function isWritingOrAsked(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest('[role="dialog"], [role="alertdialog"]')) return true;
  if (target instanceof HTMLInputElement) return !PRESSED.has(target.type) && !target.readOnly;
  return target instanceof HTMLTextAreaElement ? !target.readOnly : target.isContentEditable;
}
