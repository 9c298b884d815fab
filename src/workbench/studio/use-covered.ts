import { useSyncExternalStore } from 'react';

/** The share of the window's height that the properties take in a narrow one; studio-pane.module.css says the same. */
const SHARE = 0.45;
const NARROW = '(max-width: 860px)';

/** How much of the window's height the properties lie over from below, in CSS pixels: beside the form, none. */
export function useCovered(): number {
  return useSyncExternalStore(subscribe, () => (matchMedia(NARROW).matches ? Math.round(innerHeight * SHARE) : 0));
}

function subscribe(notify: () => void): () => void {
  addEventListener('resize', notify);
  return () => removeEventListener('resize', notify);
}
