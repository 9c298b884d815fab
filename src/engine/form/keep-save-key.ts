import type { KeyboardEvent } from 'react';

/** Ctrl+S saves what has the focus: this form, never the one behind it. */
export function keepSaveKey(event: KeyboardEvent<HTMLElement>): void {
  if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey) || event.altKey) return;
  event.preventDefault();
  event.nativeEvent.stopPropagation();
  event.currentTarget.querySelector('form')?.requestSubmit();
}
